import type { SourceNode } from './source.ts';

/** A string literal or template literal of a source file, as an editor sees and changes it. */
export type Literal = {
	start: number;
	end: number;
	/** The content; what a template literal fills in stands as `${name}`, or `${1}` where the code is longer. */
	text: string;
	/** Of a template literal: where the code of each `${…}` stands, by its name in the text. */
	holes: ReadonlyMap<string, SourceNode>;
};

const HOLE = /\$\{([^{}]*)\}/g;

/** The names of what is filled into a text, in their order. */
export function holesIn(text: string): string[] {
	return [...text.matchAll(HOLE)].map(([, name = '']) => name);
}

/** Reads the literal at a node of the syntax tree; null where the node is none. */
export function readLiteral(node: SourceNode, source: string): Literal | null {
	const { start, end } = node;
	if (node.type === 'Literal' && typeof node.value === 'string')
		return { start, end, text: node.value, holes: new Map() };
	if (node.type !== 'TemplateLiteral') return null;
	const parts = node.quasis as (SourceNode & { value: { cooked: string } })[];
	const codes = node.expressions as SourceNode[];
	const holes = new Map<string, SourceNode>();
	const text = parts.map(({ value }, index) => {
		const code = codes[index];
		if (!code) return value.cooked;
		const written = source.slice(code.start, code.end);
		const name = /^[\w.()]+$/.test(written) ? written : String(index + 1);
		holes.set(name, code);
		return `${value.cooked}\${${name}}`;
	});
	return { start, end, text: text.join(''), holes };
}

/**
 * The source code of a literal with another text: the same kind of literal, escapes as the old one has them, and the
 * quotation marks that need fewer escapes, as Biome writes them.
 * @param codeOf the source code of a hole
 */
export function writeLiteral(old: Literal, text: string, source: string, codeOf: (hole: SourceNode) => string): string {
	const raw = source.slice(old.start, old.end);
	const escaped = new Set([...raw.matchAll(/\\u([0-9a-fA-F]{4})/g)].map(([, code = '']) => code.toLowerCase()));
	const plain = (part: string) =>
		[...part.replaceAll('\\', '\\\\')]
			.map((letter) => {
				const code = (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
				return escaped.has(code) ? `\\u${code}` : letter;
			})
			.join('');
	if (raw.startsWith('`')) {
		const breaks = raw.includes('\n') ? '\n' : '\\n';
		const parts = text.split(HOLE).map((part, index) => {
			const hole = old.holes.get(part);
			if (index % 2 === 1 && hole) return `\${${codeOf(hole)}}`;
			return plain(part).replaceAll('`', '\\`').replaceAll('\n', breaks);
		});
		return `\`${parts.join('')}\``;
	}
	const count = (mark: string) => text.split(mark).length;
	const quote = count("'") > count('"') ? '"' : "'";
	return quote + plain(text).replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n').replaceAll('\t', '\\t') + quote;
}
