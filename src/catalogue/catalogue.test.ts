import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chrome } from '#src/language/chrome.server.ts';
import { languages } from '#src/language/languages.ts';
import { analyses } from '#src/psychology/catalogue.server.ts';
import { readings } from '#src/readings/catalogue.server.ts';
import { pictureNames } from '#src/ui/ornament/pictures/pictures.tsx';
import { entries, entriesOf, findTest, keptKinds, navigationEntries, pageOf, pictureOf } from './catalogue.ts';
import { allEntryWords, loadEntryWords } from './load-entry-words.server.ts';

const anyText = expect.stringMatching(/\S/);

/** Names of a list that the specification orders; new ones may stand anywhere between them. */
const known = <Name extends string>(listed: readonly Name[], ordered: readonly Name[]) =>
	listed.filter((name) => ordered.includes(name));

it.each([
	['divination', ['tarot', 'hafez', 'dreams', 'sarketab', 'moulana', 'marriage-fortune', 'lucky-number']],
	['tests', ['mbti', 'eq-test', 'career-test', 'gardner-test']],
	['services', ['chatbot']],
	['knowledge', ['psychology', 'blog', 'about']],
] as const)('keeps the order of Explore: %s', (section, ordered) => {
	expect(known(entriesOf(section), ordered)).toEqual(ordered);
});

it('keeps the order of the navigation', () => {
	const ordered = ['tarot', 'hafez', 'dreams', 'sarketab', 'moulana', 'lucky-number', 'marriage-fortune'] as const;
	expect(known(navigationEntries, ordered)).toEqual(ordered);
	expect(navigationEntries.toSorted()).toEqual(entriesOf('divination').toSorted());
});

it('counts the tests in the line below the name of their index', () => {
	const five = { en: /\bfive tests\b/i, fa: /پنج آزمون/, ar: /خمسة اختبارات/, es: /\bcinco pruebas\b/i };
	expect(entriesOf('tests')).toHaveLength(5);
	for (const language of languages) expect(chrome[language].entries.psychology.line).toMatch(five[language]);
});

it('keeps the order of History', () => {
	const ordered = ['tarot', 'dreams', 'hafez', 'tests', 'lucky-number'] as const;
	const kinds = keptKinds.map(({ kind }) => kind);
	expect(known(kinds, ordered)).toEqual(ordered);
});

it.each([
	['INFP', 'mbti'],
	['EQ-growing', 'eq-test'],
	['CAREER', 'career-test'],
	['GARDNER', 'gardner-test'],
	['BIG5', 'big-five'],
	['ENNEAGRAM', undefined],
	['INFPS', undefined],
])('a result that is kept as %s is of %s', (saved, test) => {
	expect(findTest(saved)?.name).toBe(test);
});

it('says of each test whose results are kept how they are called', () => {
	const tests = entries.filter(({ kept }) => kept?.shown === 'test');
	expect(tests.filter(({ savedAs }) => !savedAs)).toEqual([]);
});

it.each(languages)('names and tells each entry in %s', async (language) => {
	const told = await allEntryWords(language);
	expect(Object.keys(told).toSorted()).toEqual(entriesOf().toSorted());
	for (const words of Object.values(told)) expect(words).toEqual({ name: anyText, line: anyText });
});

it.each(languages)('says in %s what the rows of each kept reading are called', async (language) => {
	const own = await loadEntryWords(language);
	for (const { name, section, kept } of entries)
		if (kept && section === 'divination')
			expect(own[name]?.kept, name).toMatchObject({ heading: anyText, tab: anyText });
});

it('has a page and a drawing of each entry', () => {
	for (const entry of entries) {
		expect(existsSync(`src/${pageOf(entry)}`), entry.name).toBe(true);
		expect(pictureNames).toContain(pictureOf(entry.name));
	}
});

it('has an entry for each function that gives a reading, and a function for each entry that is answered', () => {
	const answered = entries.flatMap(({ answers }) => answers ?? []);
	const given = [...readings, ...analyses].map(({ name }) => name);
	expect(answered.toSorted()).toEqual([...given, 'spiritual-chat'].toSorted());
});
