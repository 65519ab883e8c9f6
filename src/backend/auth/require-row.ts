/**
 * SQL that undoes the whole batch where `from`, a part of the same statement, has no row: later statements of the batch
 * depend on it. The caller of the batch checks the error by `isMissing`.
 */
export const requireRow = (from: string, what: string): string =>
	`internal.require_row((select count(*) from ${from}), '${what}')`;

/** Whether a batch was undone because `requireRow` found nothing under this name. */
export function isMissing(error: unknown, what: string): boolean {
	const { name, code, message } = (error ?? {}) as Partial<Error & { code: string }>;
	return name === 'DatabaseError' && code === 'P0002' && message === what;
}

/** Whether a statement failed because this is taken: the name of a unique constraint or index. */
export function isTaken(error: unknown, constraint: string): boolean {
	const { name, constraint: failed } = (error ?? {}) as Partial<Error & { constraint: string }>;
	return name === 'DatabaseError' && failed === constraint;
}
