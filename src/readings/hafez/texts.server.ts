import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { type MessageKey, messages } from './messages.ts';
import { tellings as arTellings } from './poems/ar.ts';
import { tellings as enTellings } from './poems/en.ts';
import { tellings as esTellings } from './poems/es.ts';
import { tellings as faTellings } from './poems/fa.ts';
import type { PoemTelling } from './poems/shape.ts';
import type { PoemId } from './poems.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type HafezTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences of the Hafez oracle. */
export const hafezTexts: InEveryLanguage<HafezTexts> = { en, fa, ar, es };

/** The twelve poems as each language tells them. */
export const hafezTellings: InEveryLanguage<Readonly<Record<PoemId, PoemTelling>>> = {
	en: enTellings,
	fa: faTellings,
	ar: arTellings,
	es: esTellings,
};

/** What is said of a question that cannot be asked. */
export const hafezMessages: InEveryLanguage<Readonly<Record<MessageKey, string>>> = messages;
