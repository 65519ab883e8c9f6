import { type Language, languages } from '../../../src/language/languages.ts';
import { isWords, languageOf, type Place } from '../places.ts';
import { type Literal, readLiteral } from './literal.ts';
import { childrenOf, parseSource, type SourceNode } from './source.ts';

/** One sentence (or word, or paragraph) of the product: a literal and where it stands. */
export type Sentence = Literal & {
	file: string;
	line: number;
	group: string;
	/** The way to it without the language, as `texts.cards.fool.upright[2]`; the same in all four languages. */
	key: string;
	language: Language;
	/** The comment at it, or at what it stands in; a declaration's comment is told with its first sentence only. */
	note: string;
	/** Lengths of the lists it stands in. Sentences answer to each other only where these are the same. */
	shape: string;
};

/** Where the walk is: names from the outside in, the lengths of lists, the comments nearest and at the declaration. */
type Way = { names: readonly string[]; lengths: readonly number[]; note: string; about: string };

const COMPARISONS = ['===', '!==', '==', '!='];

/** All sentences of a file, in its order. */
export function readSentences(place: Place, code: string): Sentence[] {
	const { program, commentBefore } = parseSource(place.file, code);
	const found: (Sentence & { base: string })[] = [];
	const told = new Set<string>();
	const lineOf = createLineCounter(code);

	const record = (literal: Literal, { names, lengths, ...way }: Way) => {
		const base = keyOf(names);
		const language = languageOf(place, base, names);
		if (!language || !/\p{L}/u.test(literal.text) || !isWords(place, base)) return;
		const declaration = `${language} ${way.about}`;
		const note = way.note || (told.has(declaration) ? '' : way.about);
		told.add(declaration);
		const { file, group } = place;
		found.push({
			...literal,
			file,
			line: lineOf(literal.start),
			group,
			base,
			key: base,
			language,
			note,
			shape: lengths.join(),
		});
	};

	const walk = (node: SourceNode, from: Way): void => {
		if (isNoValue(node)) return;
		const comment = commentBefore(node.start);
		const way =
			from.names.length > 0 ? { ...from, note: comment || from.note } : { ...from, about: comment || from.about };
		const into = (child: unknown, name: string) => walk(child as SourceNode, { ...way, names: [...way.names, name] });
		const literal = readLiteral(node, code);
		if (literal) record(literal, way);
		if (node.type === 'VariableDeclarator' && node.init) into(node.init, nameOf(node.id));
		else if (node.type === 'FunctionDeclaration') into(node.body, nameOf(node.id));
		else if (node.type === 'Property') into(node.value, nameOf(node.key));
		else if (node.type === 'MemberExpression') walk(node.object as SourceNode, way);
		else if (node.type === 'ArrayExpression') {
			const elements = node.elements as (SourceNode | null)[];
			const lengths = [...way.lengths, elements.length];
			elements.forEach((element, index) => {
				if (element) walk(element, { ...way, lengths, names: [...way.names, `[${index}]`] });
			});
		} else if (node.type === 'BinaryExpression' && COMPARISONS.includes(node.operator as string)) return;
		else for (const child of childrenOf(node)) walk(child, way);
	};
	walk(program, { names: [], lengths: [], note: '', about: '' });
	return numbered(found);
}

/** Tells the lines of offsets that are asked for in their order. */
function createLineCounter(code: string): (offset: number) => number {
	let line = 1;
	let at = 0;
	return (offset) => {
		for (; at < offset; at++) if (code[at] === '\n') line++;
		return line;
	};
}

/** Types, imports and markup hold no sentences. */
function isNoValue({ type }: SourceNode): boolean {
	if (/^TS(?:As|Satisfies|NonNull)Expression$/.test(type)) return false;
	return /^TS|^JSX|^Import|^ExportAll/.test(type);
}

function nameOf(node: unknown): string {
	const { name, value } = node as { name?: string; value?: unknown };
	return name ?? String(value);
}

function keyOf(names: readonly string[]): string {
	const kept = names.filter((name) => !languages.includes(name as Language));
	return kept.join('.').replaceAll('.[', '[');
}

/** A function may hold several sentences: they are told apart by number, and their count is part of the shape. */
function numbered(found: readonly (Sentence & { base: string })[]): Sentence[] {
	const name = ({ base, language }: { base: string; language: string }) => `${language} ${base}`;
	const same = Map.groupBy(found, name);
	return found.map(({ base, ...sentence }) => {
		const all = same.get(name({ base, language: sentence.language })) ?? [];
		if (all.length === 1) return sentence;
		const index = all.findIndex(({ start }) => start === sentence.start);
		return { ...sentence, key: `${base}#${index + 1}`, shape: `${sentence.shape}#${all.length}` };
	});
}
