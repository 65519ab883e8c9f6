/** Rows as columns of text, each as wide as its widest cell. */
export function showTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const all = [head, ...rows];
	const widths = head.map((_, column) => Math.max(...all.map((row) => [...(row[column] ?? '')].length)));
	const line = (row: readonly string[]) =>
		row
			.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
			.join('  ')
			.trimEnd();
	return all.map(line).join('\n');
}
