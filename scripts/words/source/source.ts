import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript); offsets are in UTF-16 units, as of a JavaScript string. */
export type SourceNode = { type: string; start: number; end: number; [field: string]: unknown };

/** A TypeScript file, read: its tree, and the comment that stands right before an offset. */
export type Source = { program: SourceNode; commentBefore(offset: number): string };

/**
 * Parses a TypeScript file.
 * @throws Error with the parser's message where it cannot be read
 */
export function parseSource(file: string, code: string): Source {
	const { program, comments, errors } = parseSync(file, code);
	if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
	const before = new Map<number, string>();
	for (const { start, end, value } of comments) {
		const next = end + (code.slice(end).match(/^\s*/)?.[0].length ?? 0);
		const text = value.replace(/^\s*\*+ ?/gm, '').trim();
		const above = before.get(start);
		before.delete(start);
		before.set(next, above ? `${above}\n${text}` : text);
	}
	return { program: program as unknown as SourceNode, commentBefore: (offset) => before.get(offset) ?? '' };
}

/** The nodes directly below a node, in the order of the source. */
export function childrenOf(node: SourceNode): SourceNode[] {
	return Object.values(node)
		.flat()
		.filter((value): value is SourceNode => typeof (value as SourceNode | null)?.type === 'string')
		.sort((one, other) => one.start - other.start);
}
