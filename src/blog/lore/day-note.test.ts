import { expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { dayNote, returnNote, withReturnNote } from './day-note.server.ts';

/** The notes of 105 days, with all their beginnings and endings. */
const notes = Array.from({ length: 105 }, (_, index) => {
	const date = new Date(Date.UTC(2026, 10, 21 + index * 4)).toISOString().slice(0, 10);
	return Array.from({ length: 24 }, (_, order) => [dayNote(date, order), returnNote(date, order)]).flat();
}).flat();

it.each(languages)('the note of a day in %s is 25 to 45 clean words', (language) => {
	const wrong = new Set(notes.map((note) => note[language])).values().flatMap((text) => {
		const faults = faultsOf(text, language);
		const count = wordCount(text);
		return faults.length > 0 || count < 25 || count > 45 ? [`${count} ${faults.join()} ${text}`] : [];
	});
	expect([...wrong].slice(0, 12)).toEqual([]);
});

it('the notes of one day share no sentence', () => {
	for (const language of languages) {
		const sentences = [0, 1, 2].flatMap((order) => sentencesOf(dayNote('2026-11-21', order)[language]));
		expect(new Set(sentences).size).toBe(sentences.length);
	}
});

it('tells the date of each language’s calendar and the moon of that day', () => {
	// Full moon of 3 March 2026, 11:39 UTC, in Virgo.
	const note = dayNote('2026-03-03', 3);
	expect(note.en).toMatch(/^On Tuesday, March 3, 2026, when this was written, a moon close to full stood in Virgo\. /);
	expect(note.fa).toContain('سه‌شنبه ۱۲ اسفند ۱۴۰۴');
	expect(note.fa).toContain('ماهی نزدیک به بدر در برج سنبله');
	expect(note.ar).toContain('الثلاثاء ١٤ رمضان ١٤٤٧ هـ');
	expect(note.es).toContain('martes 3 de marzo de 2026');
});

it('puts the note of a return before the last paragraph, in the place of that of an earlier one', () => {
	for (const language of languages) {
		const once = withReturnNote('One.\n\nTwo.', returnNote('2027-01-01', 0)[language], language);
		expect(once.split('\n\n')).toEqual(['One.', returnNote('2027-01-01', 0)[language], 'Two.']);
		const twice = withReturnNote(once, returnNote('2027-06-01', 1)[language], language);
		expect(twice.split('\n\n')).toEqual(['One.', returnNote('2027-06-01', 1)[language], 'Two.']);
	}
});
