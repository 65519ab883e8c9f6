import type { Language } from '#src/language/languages.ts';
import { cups as arCups } from './ar/cups.server.ts';
import { minorWords as arMinor } from './ar/minor.server.ts';
import { minorVoices as arVoices } from './ar/minor-voices.server.ts';
import { pentacles as arPentacles } from './ar/pentacles.server.ts';
import { swords as arSwords } from './ar/swords.server.ts';
import { wands as arWands } from './ar/wands.server.ts';
import { words as ar } from './ar/words.server.ts';
import { cups as enCups } from './en/cups.server.ts';
import { minorWords as enMinor } from './en/minor.server.ts';
import { minorVoices as enVoices } from './en/minor-voices.server.ts';
import { pentacles as enPentacles } from './en/pentacles.server.ts';
import { swords as enSwords } from './en/swords.server.ts';
import { wands as enWands } from './en/wands.server.ts';
import { words as en } from './en/words.server.ts';
import { cups as esCups } from './es/cups.server.ts';
import { minorWords as esMinor } from './es/minor.server.ts';
import { minorVoices as esVoices } from './es/minor-voices.server.ts';
import { pentacles as esPentacles } from './es/pentacles.server.ts';
import { swords as esSwords } from './es/swords.server.ts';
import { wands as esWands } from './es/wands.server.ts';
import { words as es } from './es/words.server.ts';
import { cups as faCups } from './fa/cups.server.ts';
import { minorWords as faMinor } from './fa/minor.server.ts';
import { minorVoices as faVoices } from './fa/minor-voices.server.ts';
import { pentacles as faPentacles } from './fa/pentacles.server.ts';
import { swords as faSwords } from './fa/swords.server.ts';
import { wands as faWands } from './fa/wands.server.ts';
import { words as fa } from './fa/words.server.ts';
import type { MinorWords } from './minor-shape.ts';
import type { CardWords, TarotWords, Voices } from './shape.ts';

/** One language's words for the whole deck: `cards` and `voices` are those of all 78 by their ids. */
export type WholeWords = TarotWords & { minor: MinorWords };

function whole(trumps: TarotWords, suits: readonly (readonly CardWords[])[], voices: Voices, minor: MinorWords) {
	return { ...trumps, cards: [...trumps.cards, ...suits.flat()], voices: [...trumps.voices, ...voices], minor };
}

/** The built-in writer's words for the tarot, the whole deck. */
export const builtInWords: Readonly<Record<Language, WholeWords>> = {
	en: whole(en, [enWands, enCups, enSwords, enPentacles], enVoices, enMinor),
	fa: whole(fa, [faWands, faCups, faSwords, faPentacles], faVoices, faMinor),
	ar: whole(ar, [arWands, arCups, arSwords, arPentacles], arVoices, arMinor),
	es: whole(es, [esWands, esCups, esSwords, esPentacles], esVoices, esMinor),
};
