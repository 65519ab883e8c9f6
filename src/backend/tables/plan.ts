import type { Result, Statement } from '#src/platform/database/database.ts';

/** An HTTP answer, before it is one. */
export type Answer = {
	readonly status: number;
	readonly headers: Record<string, string>;
	readonly body: string | Uint8Array<ArrayBuffer> | null;
	/** To be called once it was sent, where it is a large one. */
	readonly sent?: (() => void) | undefined;
};

/** The plan of a request: statements to run as the caller, and a function that makes the answer of their results. */
export type Plan = {
	readonly readOnly: boolean;
	readonly statements: readonly Statement[];
	answer(results: readonly Result[]): Answer;
};

/** The one row that a statement of ours answers. */
export type Outcome = {
	readonly body: string | Uint8Array<ArrayBuffer> | null;
	/** Rows in the answer, or rows touched. */
	readonly rows: number;
	readonly total?: number | null;
	readonly inserted?: number | null;
	readonly location?: readonly string[] | null;
	readonly response_status?: string | null;
	readonly response_headers?: string | null;
};

export function outcomeOf(result: Result | undefined): Outcome {
	const row = result?.rows[0];
	if (!row) throw new Error('a statement answered no row');
	return row as Outcome;
}
