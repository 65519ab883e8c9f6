/** The database cannot be opened; the start stops with this one line. */
export class OpenError extends Error {
	override readonly name = 'OpenError';
}

/**
 * The error of a database that is there and cannot be used, for the operator.
 * @param folder of its files; null for that of DATABASE_URL
 */
export function unusable(folder: string | null, said: string, cause?: unknown): OpenError {
	const text = folder
		? `The database in ${folder} cannot be opened (${said}). Restore it from a backup, or move that folder away to begin with an empty database.`
		: `The database of DATABASE_URL cannot be used: ${said}.`;
	return new OpenError(text, { cause });
}
