import { type Language, languageFacts, languages } from '#src/language/languages.ts';
import { signOf } from '#src/methods/sky/signs.ts';
import { moonAt, noonOf, positionsAt } from '#src/methods/sky/sky.server.ts';
import { ar } from './day-notes/ar.server.ts';
import { en } from './day-notes/en.server.ts';
import { es } from './day-notes/es.server.ts';
import { fa } from './day-notes/fa.server.ts';
import type { DayNoteWords } from './day-notes/shape.ts';

const words: Readonly<Record<Language, DayNoteWords>> = { en, fa, ar, es };

const inEach = <Told>(note: (language: Language) => Told) =>
	Object.fromEntries(languages.map((language) => [language, note(language)])) as Record<Language, Told>;

const formatsOf = (options: Intl.DateTimeFormatOptions) =>
	inEach((language) => new Intl.DateTimeFormat(languageFacts[language].locale, { ...options, timeZone: 'UTC' }));
const weekdays = formatsOf({ weekday: 'long' });
const dates = formatsOf({ year: 'numeric', month: 'long', day: 'numeric' });

/**
 * A paragraph of 25 to 45 words on the day (`yyyy-mm-dd`) an article was written on: its date in the language's own
 * calendar, and where the moon stood at noon in Greenwich. `order` counts articles: those that follow one another are
 * told the same sky in other sentences.
 */
export function dayNote(day: string, order: number): Record<Language, string> {
	const { phase, sign, nameIn } = skyOf(day);
	return inEach((language) => {
		const { frames, ofPhase, ofSign } = words[language];
		const frame = frames[order % frames.length] as (typeof frames)[number];
		return `${frame(nameIn(language))} ${[ofSign[sign], ...ofPhase[phase]][order % 3]}`;
	});
}

/** A paragraph of as many words on the day on which an article that was told before is brought back. */
export function returnNote(day: string, order: number): Record<Language, string> {
	const { phase, sign, nameIn } = skyOf(day);
	return inEach((language) => {
		const { again, ofPhase, ofSign } = words[language];
		return `${again.begins}${again.goesOn(nameIn(language))} ${[ofSign[sign], ...ofPhase[phase]][order % 3]}`;
	});
}

/** A text with this note of a return before its last paragraph; that of an earlier return goes. */
export function withReturnNote(content: string, note: string, language: Language): string {
	const { begins } = words[language].again;
	const paragraphs = content.split('\n\n').filter((paragraph) => !paragraph.startsWith(begins));
	paragraphs.splice(-1, 0, note);
	return paragraphs.join('\n\n');
}

function skyOf(day: string) {
	const noon = noonOf(day);
	const positions = positionsAt(noon);
	const { phase } = moonAt(positions);
	const sign = signOf(positions.moon).id;
	const nameIn = (language: Language) => {
		const { date, moon, signs } = words[language];
		return {
			date: date(weekdays[language].format(noon), dates[language].format(noon)),
			moon: moon[phase],
			sign: signs[sign],
		};
	};
	return { phase, sign, nameIn };
}
