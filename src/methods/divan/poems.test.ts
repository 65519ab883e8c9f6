import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { tellings as ar } from './poems/ar.ts';
import { tellings as en } from './poems/en.ts';
import { tellings as es } from './poems/es.ts';
import { tellings as fa } from './poems/fa.ts';
import { poems } from './poems.ts';

/** The first verse of each of these ghazals, with vowel marks, from the Divan edited by Qazvini and Ghani. */
const divan = JSON.parse(
	readFileSync(new URL('./testing/divan-qazvini-ghani.json', import.meta.url), 'utf8'),
) as Record<string, [string, string]>;

/** Letters as printed, without vowel marks and punctuation; a hamza over he or vav is a letter of its own. */
const letters = (line: string) =>
	line
		.replace(/[\u064b-\u0653\u0655-\u065f\u0670]/g, '')
		.replace(/[،؛؟!:«»]/g, '')
		.replace(/\s+/g, ' ')
		.trim();

describe('the twelve poems', () => {
	it('have the ids 1 to 12', () => {
		expect(poems.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
	});

	it.each(poems.map((poem) => [poem.ghazal, poem] as const))(
		'ghazal %i stands letter by letter as in the Divan',
		(ghazal, poem) => {
			expect(poem.verse.map(letters)).toEqual(divan[ghazal]?.map(letters));
			// What is shown carries no vowel marks: Nastaliq is read without them.
			expect(poem.verse.map(letters)).toEqual(poem.verse);
		},
	);

	it('are told in every language', () => {
		const tellings = { en, fa, ar, es };
		for (const language of languages)
			for (const { id } of poems) {
				const { translation, theme, imagery } = tellings[language][id];
				expect(translation === null).toBe(language === 'fa');
				expect(theme.split(' ').length, `${language} ${id}: ${theme}`).toBeLessThanOrEqual(6);
				expect(imagery.length).toBeGreaterThanOrEqual(3);
				if (translation) for (const line of translation) expect(line.length).toBeGreaterThan(15);
			}
	});
});
