import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { type MessageKey, messages } from './messages.ts';
import { texts as ar } from './texts/ar.ts';
import { type ChatTexts, texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences of the guide's page. */
export const chatTexts: InEveryLanguage<ChatTexts> = { en, fa, ar, es };

/** What is said of a message that cannot be read. */
export const chatMessages: InEveryLanguage<Readonly<Record<MessageKey, string>>> = messages;
