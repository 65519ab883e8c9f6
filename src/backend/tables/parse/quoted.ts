/** A name of the catalogue as an identifier. Never a name that came with a request. */
export function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
