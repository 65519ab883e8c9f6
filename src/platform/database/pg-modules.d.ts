// What is used of `pg` and `pg-protocol` beyond their own types.
declare module 'pg/lib/utils.js' {
	/** A parameter as it is sent: text, bytes for a binary one, null. */
	export function prepareValue(value: unknown): string | Buffer | null;
}
