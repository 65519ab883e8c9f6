import { expect, it } from 'vitest';
import { chrome } from '#src/language/chrome.server.ts';
import { shownEntries, shownOf } from './catalogue.ts';

const all = Object.keys(chrome.en.entries);

it('lists what is ready, and nothing else', () => {
	expect(shownEntries([])).toEqual(expect.arrayContaining(['hafez', 'mbti', 'psychology', 'about']));
	expect(shownEntries([], 'tests')).toEqual(['mbti', 'eq-test', 'career-test', 'gardner-test']);
	expect(shownOf([], ['about', 'mbti', 'hafez'])).toEqual(['about', 'mbti', 'hafez']);
});

it('keeps the order of Explore when all are listed', () => {
	expect(shownEntries(all, 'divination')).toEqual([
		'tarot',
		'hafez',
		'dreams',
		'sarketab',
		'moulana',
		'marriage-fortune',
		'lucky-number',
	]);
	expect(shownEntries(all, 'tests')).toEqual(['mbti', 'eq-test', 'career-test', 'gardner-test']);
	expect(shownEntries(all, 'services')).toEqual(['chatbot']);
});

it('ignores names it does not know', () => {
	expect(shownEntries(['nonsense'])).toEqual(shownEntries([]));
});
