import { expect, it } from 'vitest';
import { createCounterpartFinder } from './counterparts.ts';
import { findPlace } from './places.ts';
import { readSentences } from './source/read-sentences.ts';

const sentencesIn = (files: Record<string, string>) =>
	Object.entries(files).flatMap(([file, code]) => {
		const place = findPlace(file);
		return place ? readSentences(place, code) : [];
	});

it.each<[string, Record<string, string>, string[]]>([
	[
		'by key, in files beside each other',
		{ 'src/a/texts/en.ts': `export const t = { x: 'X' }`, 'src/a/texts/fa.ts': `export const t = { x: 'خ' }` },
		['X = خ'],
	],
	[
		'whatever each calls its constant, if that is the language',
		{ 'src/a/texts/en.ts': `export const en = { x: 'X' }`, 'src/a/texts/es.ts': `export const es = { x: 'Equis' }` },
		['X = Equis'],
	],
	[
		'in lists of one length, not in others',
		{
			'src/a/texts/en.ts': `const t = { x: ['A', 'B'], y: ['C'] }`,
			'src/a/texts/fa.ts': `const t = { x: ['آ', 'ب'], y: ['پ', 'ت'] }`,
		},
		['A = آ', 'B = ب'],
	],
	[
		'never in lists that each language has of its own',
		{ 'src/a/lexicon/en.ts': `const t = ['love', 'heart']`, 'src/a/lexicon/fa.ts': `const t = ['عشق', 'دلبر']` },
		[],
	],
])('finds counterparts %s', (_, files, expected) => {
	const sentences = sentencesIn(files);
	const counterpartsOf = createCounterpartFinder(sentences);
	const pairs = sentences
		.filter(({ language }) => language === 'en')
		.flatMap((english) =>
			Object.values(counterpartsOf(english)).map((counterpart) => `${english.text} = ${counterpart.text}`),
		);
	expect(pairs).toEqual(expected);
});
