import type { Language } from '#src/language/languages.ts';
import { type GraveNews, graveNewsKinds } from '../heard.ts';
import { graveNews } from '../lexicon/grave-news.server.ts';
import { createPhraseFinder, type PhraseFinder } from '../text/phrases.ts';
import type { Reading } from './reading.ts';

const finders = new Map<Language, PhraseFinder<GraveNews>>();

function finderOf(language: Language): PhraseFinder<GraveNews> {
	const known = finders.get(language);
	if (known) return known;
	const finder = createPhraseFinder<GraveNews>(
		graveNewsKinds.map((kind) => [kind, graveNews[language][kind]] as const),
	);
	finders.set(language, finder);
	return finder;
}

/** The grave news that a text tells beside its events; null where it tells none. */
export function findGraveNews({ tokens, language }: Reading): GraveNews | null {
	const [found] = finderOf(language)(tokens);
	return found?.label ?? null;
}
