import { type InEveryLanguage, pickTexts } from '#src/language/pick-texts.ts';
import { pickFrameTexts } from './kept/kept-texts.server.ts';

type Sets = Readonly<Record<string, InEveryLanguage<unknown>>>;
type Picked<Of extends Sets> = { [Name in keyof Of]: Of[Name] extends InEveryLanguage<infer Texts> ? Texts : never };

/** The sentences of a reading's page in its language only: its own, and those that all readings share. */
export function loadTexts<Own extends Sets>(language: string | undefined, own: Own) {
	const picked = Object.fromEntries(Object.entries(own).map(([name, all]) => [name, pickTexts(all, language)]));
	return { ...(picked as Picked<Own>), ...pickFrameTexts(language) };
}
