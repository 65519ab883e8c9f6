import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { isProblem } from '#src/platform/http/problem.ts';
import { dayIn } from '#src/readings/day-of.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { entries } from './entries.server.ts';
import { entryOfDay } from './entry-of-day.server.ts';
import { type MessageKey, messages } from './messages.ts';
import { createMoulana, moulana } from './moulana.server.ts';
import { paths } from './paths.ts';
import { moulanaWords } from './words/words.server.ts';

/** The verses by their place as Ganjoor's text has them, read there, with vowel marks and without half-spaces. */
const ganjoor = JSON.parse(readFileSync(new URL('./testing/verses-ganjoor.json', import.meta.url), 'utf8')) as Record<
	string,
	[string, string]
>;

const letters = (line: string) => line.replace(/[\u064b-\u0653\u0655-\u065f\u200c،]/g, '');

describe('the entries', () => {
	it('are sixteen of each path, with names of their own', () => {
		for (const path of paths) expect(entries.filter((entry) => entry.path === path).length).toBe(16);
		expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
	});

	it.each(
		entries.map(({ id, place, verse }) => {
			const key = place.book === 'masnavi' ? `masnavi ${place.daftar}:${place.section}` : `shams ${place.ghazal}`;
			return [id, key, verse] as const;
		}),
	)('%s stands letter by letter at %s', (_id, key, verse) => {
		expect(verse.map(letters)).toEqual(ganjoor[key]?.map(letters));
		expect(verse.join('')).not.toMatch(/[\u064b-\u0653\u0655-\u065fيك]/);
	});
});

describe('the entry of the day', () => {
	it.each(paths)('of %s is another on each of sixteen days, and comes again after them', (path) => {
		const days = Array.from({ length: 17 }, (_, index) => `2026-03-${10 + index}`);
		const ids = days.map((day) => entryOfDay(path, day).id);
		expect(new Set(ids.slice(0, 16)).size).toBe(16);
		expect(ids[16]).toBe(ids[0]);
		expect(days.every((day) => entryOfDay(path, day).path === path)).toBe(true);
	});

	it('is known for days before 1970 too', () => {
		expect(entryOfDay('love', '1969-12-31').path).toBe('love');
	});

	it('is that of the clock where none is asked for, in Persian by the clock of Tehran', () => {
		let now = new Date('2026-03-20T21:00:00Z');
		const reading = createMoulana(() => now);
		const dateIn = (language: string) => reading.check({ path: 'story', language }).date;
		expect([dateIn('en'), dateIn('fa')]).toEqual(['2026-03-20', '2026-03-21']);
		const today = reading.facts(reading.check({ path: 'story', language: 'en' }));
		now = new Date('2026-03-21T21:00:00Z');
		const tomorrow = reading.facts(reading.check({ path: 'story', language: 'en' }));
		expect(tomorrow.entry).not.toBe(today.entry);
		expect(dayIn('es', now)).toBe('2026-03-21');
	});
});

describe('the request', () => {
	it.each<[string, Record<string, unknown>, MessageKey, string]>([
		['no path', {}, 'path_unknown', 'path'],
		['a fifth path', { path: 'money' }, 'path_unknown', 'path'],
		['a day that is none', { path: 'love', date: '2026-02-30' }, 'date_invalid', 'date'],
		['a date with a time', { path: 'love', date: '2026-02-03T10:00' }, 'date_invalid', 'date'],
	])('with %s is refused with words in every language, and the field', (_what, payload, key, field) => {
		for (const language of languages) {
			try {
				moulana.check({ ...payload, language });
				expect.unreachable();
			} catch (error) {
				if (!isProblem(error)) throw error;
				expect([error.status, error.code, error.message, error.details]).toEqual([
					400,
					key,
					messages[language][key],
					{ field },
				]);
			}
		}
	});

	it('that is no object is refused, in Persian', () => {
		expect(() => moulana.check(null)).toThrow(messages.fa.path_unknown);
	});

	it('counts an unknown language as Persian', () => {
		expect(moulana.check({ path: 'love', language: 'de' }).language).toBe('fa');
	});
});

describe.each(languages)('the words in %s', (language) => {
	const told = entries.map(({ id }) => ({ id, ...moulanaWords[language][id] }));

	it('tell each story in 90 to 150 words, and say its message and practice besides', () => {
		const wrong = told.filter(({ story, message, practice }) => {
			const count = wordCount(story);
			const all = wordCount([story, message, practice].join(' '));
			return count < 90 || count > 150 || all < 120 || all > 350 || wordCount(practice) < 20;
		});
		expect(wrong.map(({ id }) => id)).toEqual([]);
	});

	it('ask one question at the end, and give a translation where one is needed', () => {
		for (const { id, practice, translation } of told) {
			expect(practice, id).toMatch(/[?؟]$/);
			expect(translation === null, id).toBe(language === 'fa');
		}
	});

	it('are clean, and say each sentence once in the whole book', () => {
		const wrong = told.flatMap(({ id, title, translation, story, message, practice }) =>
			[title, ...(translation ?? []), story, message, practice].flatMap((text) =>
				faultsOf(text, language).map((fault) => `${id}: ${fault}`),
			),
		);
		expect(wrong).toEqual([]);
		const sentences = told.flatMap(({ story, message, practice }) => sentencesOf([story, message, practice].join(' ')));
		const seen = new Map<string, number>();
		for (const sentence of sentences) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
		expect([...seen].filter(([sentence, times]) => times > 1 && wordCount(sentence) > 4)).toEqual([]);
	});
});
