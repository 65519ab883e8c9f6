import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { type MessageKey, messages } from './messages.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type HafezTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences of the Hafez oracle. */
export const hafezTexts: InEveryLanguage<HafezTexts> = { en, fa, ar, es };

/** What is said of a question that cannot be asked. */
export const hafezMessages: InEveryLanguage<Readonly<Record<MessageKey, string>>> = messages;
