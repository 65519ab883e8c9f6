import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chrome } from '#src/language/chrome.server.ts';
import { languages } from '#src/language/languages.ts';
import { analyses } from '#src/psychology/catalogue.server.ts';
import { readings } from '#src/readings/catalogue.server.ts';
import { ownEntryWords } from '#src/readings/entry-words.server.ts';
import { pictureNames } from '#src/ui/ornament/pictures.tsx';
import { entries, entriesOf, keptKinds, navigationEntries, pageOf, pictureOf } from './catalogue.ts';

it('keeps the order of Explore, and that of the navigation', () => {
	expect(entriesOf('divination')).toEqual([
		'tarot',
		'hafez',
		'dreams',
		'sarketab',
		'moulana',
		'marriage-fortune',
		'lucky-number',
	]);
	expect(entriesOf('tests')).toEqual(['mbti', 'eq-test', 'career-test', 'gardner-test', 'big-five']);
	expect(entriesOf('services')).toEqual(['chatbot']);
	expect(entriesOf('knowledge')).toEqual(['psychology', 'blog', 'about']);
	expect(navigationEntries.slice(-2)).toEqual(['lucky-number', 'marriage-fortune']);
	expect(navigationEntries.toSorted()).toEqual(entriesOf('divination').toSorted());
});

it('counts the tests in the line below the name of their index', () => {
	const five = { en: /\bfive tests\b/i, fa: /پنج آزمون/, ar: /خمسة اختبارات/, es: /\bcinco pruebas\b/i };
	expect(entriesOf('tests')).toHaveLength(5);
	for (const language of languages) expect(chrome[language].entries.psychology.line).toMatch(five[language]);
});

it('keeps the order of History', () => {
	expect(keptKinds.map(({ kind }) => kind)).toEqual(['tarot', 'dreams', 'hafez', 'tests', 'lucky-number']);
});

it.each(languages)('names and tells each entry in %s', (language) => {
	const told = { ...chrome[language].entries, ...ownEntryWords(readings, language) };
	expect(Object.keys(told).toSorted()).toEqual(entriesOf().toSorted());
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
