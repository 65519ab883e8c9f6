/** All phrases that a line stands for: `(a|b|)` is one of its alternatives, the last one here being nothing. */
export function expand(line: string): string[] {
	// The innermost group first, so that groups may hold groups.
	const group = /\(([^()]*)\)/.exec(line);
	if (!group) return [line.replaceAll(/ +/g, ' ').trim()];
	const [whole, inner = ''] = group;
	return inner
		.split('|')
		.flatMap((one) => expand(line.slice(0, group.index) + one + line.slice(group.index + whole.length)));
}
