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
		? `The database in ${folder} cannot be opened (${said}). Where that names a permission, an owner or a setting, change that; where files are damaged or missing, restore the database from a backup, or move that folder away to begin with an empty one.`
		: `The database of DATABASE_URL cannot be used: ${said}.`;
	return new OpenError(text, { cause });
}
