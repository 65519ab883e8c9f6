/** The letters of the longest of some lines, marks left out: style sheets fit the size of a verse to it. */
export function longestLine(lines: readonly string[]): number {
	return Math.max(...lines.map((line) => line.replace(/\p{M}/gu, '').length));
}
