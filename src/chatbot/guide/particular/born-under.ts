import type { Language } from '#src/language/languages.ts';
import { signs } from '#src/methods/sky/signs.ts';
import { signAsked } from '../hearing/sign-asked.ts';
import type { Particular } from './shape.ts';

/** The sign of a birth, for who tells its date and asks for it. */
export const bornUnder = (language: Language): readonly Particular[] =>
	signs.map(({ id }) => ({
		asked: /./,
		// "What sign am I, born on 5 August" tells of a birth, and of nothing else.
		only: ({ text, heard }) => heard.events.every((event) => event === 'birth') && signAsked(text, language) === id,
		entry: `sign-${id}`,
		say: [],
	}));
