/** The kind of an error: a code where it has one. Messages may hold what people wrote. */
export function failureOf(error: unknown): string {
	if (!(error instanceof Error)) return typeof error;
	const { code } = error as { code?: unknown };
	return typeof code === 'string' ? code : error.name;
}
