import type { Language } from '#src/language/languages.ts';
import { type News, newsKinds } from '../heard.ts';
import { news, type ToldNews } from '../lexicon/news.server.ts';
import { createPhraseFinder, type PhraseFinder } from '../text/phrases.ts';
import { tellsOfHarm } from './harmed-as-child.ts';
import type { Reading } from './reading.ts';

const toldKinds = newsKinds.filter((kind) => kind !== 'harmed');
const finders = new Map<Language, PhraseFinder<ToldNews>>();

function finderOf(language: Language): PhraseFinder<ToldNews> {
	const known = finders.get(language);
	if (known) return known;
	const finder = createPhraseFinder<ToldNews>(toldKinds.map((kind) => [kind, news[language][kind]] as const));
	finders.set(language, finder);
	return finder;
}

/** The grave news that a text tells beside its events; null where it tells none. */
export function findNews(reading: Reading): News | null {
	if (tellsOfHarm(reading)) return 'harmed';
	const { tokens, language } = reading;
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
