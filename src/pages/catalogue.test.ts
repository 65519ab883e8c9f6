import { expect, it } from 'vitest';
import { chrome } from '#src/language/chrome.server.ts';
import { entriesOf } from './catalogue.ts';

it('keeps the order of Explore', () => {
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
});

it('names and tells each entry', () => {
	expect(Object.keys(chrome.en.entries).toSorted()).toEqual(entriesOf().toSorted());
});
