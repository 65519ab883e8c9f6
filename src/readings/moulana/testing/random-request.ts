import type { Language } from '#src/language/languages.ts';
import { anyOf } from '#src/words/testing/random.ts';
import { paths } from '../paths.ts';

/** A path on some day of two years. */
export function randomRequest(language: Language, random: () => number) {
	const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 730)));
	return { path: anyOf(paths, random), language, date: day.toISOString().slice(0, 10) };
}
