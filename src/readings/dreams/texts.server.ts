import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import type { SymbolId } from '#src/listening/symbols.ts';
import { type MessageKey, messages } from './messages.ts';
import { names as arNames } from './names/ar.ts';
import { names as enNames } from './names/en.ts';
import { names as esNames } from './names/es.ts';
import { names as faNames } from './names/fa.ts';
import { texts as ar } from './texts/ar.ts';
import { type DreamTexts, texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences of the dream page. */
export const dreamTexts: InEveryLanguage<DreamTexts> = { en, fa, ar, es };

/** What the symbols are called. */
export const symbolNames: InEveryLanguage<Readonly<Record<SymbolId, string>>> = {
	en: enNames,
	fa: faNames,
	ar: arNames,
	es: esNames,
};

/** What is said of a dream that cannot be read. */
export const dreamMessages: InEveryLanguage<Readonly<Record<MessageKey, string>>> = messages;
