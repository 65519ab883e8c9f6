import { expect, it } from 'vitest';
import { chrome } from '#src/language/chrome.server.ts';
import { shownEntries, shownOf } from './catalogue.ts';

const all = Object.keys(chrome.en.entries);

it('lists what is ready, in the order asked for', () => {
	const ready = shownEntries([]);
	expect(ready).toContain('hafez');
	expect(ready).toContain('chatbot');
	expect(shownEntries([], 'divination')).toHaveLength(7);
	expect(shownOf([], ['tarot', 'chatbot', 'hafez'])).toEqual(['tarot', 'chatbot', 'hafez']);
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
	expect(shownEntries(all, 'tests')).toEqual(['mbti', 'eq-test', 'career-test', 'gardner-test', 'big-five']);
	expect(shownEntries(all, 'services')).toEqual(['chatbot']);
});

it('ignores names it does not know', () => {
	expect(shownEntries(['nonsense'])).toEqual(shownEntries([]));
});
