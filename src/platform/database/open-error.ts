/** The database cannot be opened; the start stops with this one line. */
export class OpenError extends Error {
	override readonly name = 'OpenError';
}
