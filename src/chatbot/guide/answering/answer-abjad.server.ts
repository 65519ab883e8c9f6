import { type Language, languageFacts } from '#src/language/languages.ts';
import { abjadLetters } from '#src/methods/abjad/abjad.ts';
import { allEntries } from '../../knowledge/all-entries.server.ts';
import type { Speech } from '../speech/shape.ts';
import type { Reply } from '../turn.ts';
import { fill } from './answer-knowledge.server.ts';

/** The abjad of a name, letter by letter; null where it has letters of another script. */
export function answerAbjad(name: string, speech: Speech, language: Language): Reply | null {
	if (!speech.abjad || /[^\u0621-\u064a\u064b-\u0655\u0670پچژگکیۀ\u200c ]/u.test(name)) return null;
	const { locale } = languageFacts[language];
	const number = (value: number) => new Intl.NumberFormat(locale, { useGrouping: false }).format(value);
	const letters = abjadLetters(name);
	const text = fill(speech.abjad, {
		name,
		sum: number(letters.reduce((sum, { value }) => sum + value, 0)),
		letters: letters.map(({ letter, value }) => `${letter} ${number(value)}`).join('، '),
	});
	const entry = allEntries.find(({ id }) => id === 'abjad');
	return { text, kind: 'knowledge', ...(entry && { entry }) };
}
