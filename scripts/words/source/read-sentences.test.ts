import { describe, expect, it } from 'vitest';
import { findPlace } from '../places.ts';
import { readSentences } from './read-sentences.ts';

const read = (file: string, code: string) => {
	const place = findPlace(file);
	if (!place) throw new Error(`${file} is no place of sentences`);
	return readSentences(place, code);
};

describe('sentences of a file in one language', () => {
	it.each<[string, string, Record<string, string>]>([
		[
			'strings',
			`export const texts = { title: 'Cards', 'a-b': "it's" }`,
			{ 'texts.title': 'Cards', 'texts.a-b': "it's" },
		],
		['lists', `export const words = { up: ['One.', 'Two.'] }`, { 'words.up[0]': 'One.', 'words.up[1]': 'Two.' }],
		[
			'objects in lists, with types around them',
			`export const deck = [{ name: 'Fool' }] as const satisfies Deck;`,
			{ 'deck[0].name': 'Fool' },
		],
		[
			'template literals, their code as placeholders',
			`export const words = { of: ({ a, b }: X) => \`\${a} by \${b.name} and \${pick(a, "x")}\` }`,
			{ 'words.of#1': `\${a} by \${b.name} and \${3}`, 'words.of#2': 'x' },
		],
		[
			'the sentences of a choice in code, without what is compared',
			`const of = (n: string) => (n === 'one' ? 'is' : 'are');`,
			{ 'of#1': 'is', 'of#2': 'are' },
		],
		['a default of a parameter', `const folds = (how = 'which folds to') => how;`, { folds: 'which folds to' }],
		['escapes', String.raw`export const texts = { a: 'l\u2019a\n\nb' }`, { 'texts.a': 'l’a\n\nb' }],
		['no types, imports, marks alone', `import x from 'x'; type A = 'b'; const c = ['…', ', ', ''];`, {}],
	])('%s', (_, code, expected) => {
		const sentences = read('src/readings/tarot/words/en/words.server.ts', code);
		expect(Object.fromEntries(sentences.map(({ key, text }) => [key, text]))).toEqual(expected);
	});

	it('leaves out codes', () => {
		const code = `export const words = { offers: [{ page: 'tarot', line: 'Draw one.' }] }`;
		expect(read('src/chatbot/guide/words/en.server.ts', code).map(({ text }) => text)).toEqual(['Draw one.']);
	});

	it('tells comments: a declaration’s once, a property’s with all in it', () => {
		const code = `/** All. */
export const texts = {
	a: 'A',
	b: 'B',
	/** Below 60 characters. */
	titles: ['C', 'D'],
};`;
		const notes = read('src/blog/texts/en.ts', code).map(({ note }) => note);
		expect(notes).toEqual(['All.', '', 'Below 60 characters.', 'Below 60 characters.']);
	});
});

it('finds the languages of a file in four', () => {
	const code = `export const theme = { name: 'the-fool', words: {
		en: { titles: ['A', 'B'] }, fa: { titles: ['آ', 'ب'] } } };`;
	const found = read('src/blog/lore/themes/cards/the-fool.server.ts', code);
	expect(found.map(({ language, key, text }) => [language, key, text])).toEqual([
		['en', 'theme.words.titles[0]', 'A'],
		['en', 'theme.words.titles[1]', 'B'],
		['fa', 'theme.words.titles[0]', 'آ'],
		['fa', 'theme.words.titles[1]', 'ب'],
	]);
});
