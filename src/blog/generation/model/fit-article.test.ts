import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { plainArticle } from '../testing/plain-prose.ts';
import { isFitArticle } from './fit-article.server.ts';

const none = { titles: [], material: '' };
const en = plainArticle('en');

describe('an article by a model', () => {
	it.each(languages)('may be published in %s', (language) => {
		expect(isFitArticle(plainArticle(language), language, none)).toBe(true);
	});

	it.each([
		['is 499 words or fewer', { ...en, content: en.content.split(' ').slice(0, 480).join(' ') }],
		['is 901 words or more', { ...en, content: `${en.content}\n\n${'and another word of it '.repeat(60)}` }],
		['has a title of two lines', { ...en, title: 'The lamp\nand the well' }],
		['has a title as long as a sentence', { ...en, title: 'The lamp '.repeat(20) }],
		['has an excerpt as long as an article', { ...en, excerpt: en.content }],
		['comes in one block', { ...en, content: en.content.replaceAll('\n\n', ' ') }],
		['says a sentence twice', { ...en, content: `${en.content} ${en.content.split('. ')[3]}.` }],
		['foretells an illness', { ...en, content: `${en.content} By winter you will fall ill.` }],
		['promises a cure', { ...en, excerpt: 'The stone that cures depression.' }],
	])('may not where it %s', (_what, article) => {
		expect(isFitArticle(article, 'en', none)).toBe(false);
	});

	it.each([
		['fa', 'تا زمستان بیمار خواهی شد.'],
		['ar', 'قبل الشتاء ستمرض في هذا البيت.'],
		['es', 'Antes del invierno enfermarás.'],
	] as const)('may not where it frightens in %s', (language, sentence) => {
		const article = plainArticle(language);
		expect(isFitArticle({ ...article, content: `${article.content} ${sentence}` }, language, none)).toBe(false);
	});

	it('may speak of death as stories do', () => {
		const content = `${en.content} The card called Death shows a king who has died, and a child that looks at him.`;
		expect(isFitArticle({ ...en, content }, 'en', none)).toBe(true);
	});

	it('may not under a title that is there, whatever its small letters and marks', () => {
		for (const title of [
			en.title,
			en.title.toUpperCase(),
			`“${en.title}”!`,
			`The ${en.title} again`.replace('The ', ''),
		])
			expect(isFitArticle(en, 'en', { ...none, titles: ['Something else', title] })).toBe(false);
		expect(isFitArticle(en, 'en', { ...none, titles: ['Scripted river table'] })).toBe(true);
	});

	it('may not copy the material of its prompt', () => {
		expect(isFitArticle(en, 'en', { ...none, material: en.content })).toBe(false);
		expect(isFitArticle(en, 'en', { ...none, material: en.content.split('. ').slice(0, 3).join('. ') })).toBe(true);
	});
});
