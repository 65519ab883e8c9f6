import type { Language } from '#src/language/languages.ts';

/** A question, and either side. */
export const randomRequest = (language: Language, random: () => number) => ({
	question: 'Shall I go?',
	side: random() < 0.5 ? 'heads' : 'tails',
	language,
});
