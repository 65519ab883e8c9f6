import type { Language } from '#src/language/languages.ts';
import { type News, newsKinds } from '../heard.ts';
import { news } from '../lexicon/news.server.ts';
import { createPhraseFinder, type PhraseFinder } from '../text/phrases.ts';
import type { Reading } from './reading.ts';

const finders = new Map<Language, PhraseFinder<News>>();

function finderOf(language: Language): PhraseFinder<News> {
	const known = finders.get(language);
	if (known) return known;
	const finder = createPhraseFinder<News>(newsKinds.map((kind) => [kind, news[language][kind]] as const));
	finders.set(language, finder);
	return finder;
}

/** The grave news that a text tells beside its events; null where it tells none. */
export function findNews({ tokens, language }: Reading): News | null {
	const [found] = finderOf(language)(tokens);
	// "I had an abortion and feel relief": whoever is relieved is not condoled with.
	const isRelieved = language === 'en' && tokens.some(({ word }) => /^(?:relief|relieved|glad|grateful)$/.test(word));
	if (found?.label === 'lostChild' && isRelieved) return null;
	// «گاوم سقط شد»: an animal that died.
	const isOfHerd = language === 'fa' && tokens.some(({ word }) => herd.test(word));
	if (found?.label === 'lostChild' && isOfHerd) return null;
	return found?.label ?? null;
}
const herd = /^(?:گاو|گوسفند|گله|اسب|الاغ|شتر|بز|دام|گوساله)(?:م|مون|ام|ها|هام|امون|ی)?$/;
