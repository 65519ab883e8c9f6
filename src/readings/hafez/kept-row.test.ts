import { expect, it } from 'vitest';
import { poems } from '#src/methods/divan/poems.ts';
import { poemIdOf, readHafezRow } from './kept-row.ts';
import { verseText } from './request.ts';

const row = { question: null, interpretation: 'Go on.' };

it('each of the twelve is kept by its id and read back as it was asked', () => {
	for (const poem of poems) {
		const request = { poem: verseText(poem), question: 'Shall I go?', language: 'en' } as const;
		expect(poemIdOf(request)).toBe(poem.id);
		expect(readHafezRow({ ...row, poem_id: poem.id }, 'en').request.poem).toBe(request.poem);
	}
});

it('another couplet is kept by its place, and read back from the copy beside it', () => {
	const request = { poem: 'one\ntwo', question: 'Shall I go?', language: 'en' } as const;
	expect(poemIdOf({ ...request, place: { ghazal: 12, couplet: 3 } })).toBe(12_003);
	const verse: [string, string] = ['one', 'two'];
	const couplet = { ghazal: 12, couplet: 3, verse, edition: 'Ghani', source: 'a book', licence: 'free' };
	expect(readHafezRow({ ...row, poem_id: 12_003, couplet }, 'en').request).toEqual({
		poem: 'one\ntwo',
		question: '',
		language: 'en',
		found: couplet,
	});
});
