/**
 * The one error of the program: a failure that the caller is told of. The services alone turn it into a page, a GoTrue
 * body or a PostgREST body; everything else that is thrown becomes the generic answer and is logged.
 */
export class Problem extends Error {
	override readonly name = 'Problem';
	/** A stable key: a key of the texts, GoTrue's `error_code`, PostgREST's `PGRST…` or a SQLSTATE. */
	readonly code: string;
	/** The HTTP status. */
	readonly status: number;
	/** More that belongs to the answer: the field at fault, a hint, seconds to wait. Never what a person wrote. */
	readonly details: Readonly<Record<string, unknown>>;

	constructor(
		code: string,
		status: number,
		message: string,
		details: Record<string, unknown> = {},
		options?: ErrorOptions,
	) {
		super(message, options);
		this.code = code;
		this.status = status;
		this.details = details;
	}
}

/**
 * Whether something thrown is a Problem. Compares names, not classes: in development one class can exist twice, once in
 * Node's module graph and once in Vite's.
 */
export function isProblem(error: unknown): error is Problem {
	return error instanceof Error && error.name === 'Problem';
}
