import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { messages, type PersonMessages } from './messages.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type PersonTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The words of the forms that ask about a person, for the loader of a page that has one. */
export const personTexts: InEveryLanguage<PersonTexts> = { en, fa, ar, es };
/** What is said of fields that cannot be read. */
export const personMessages: InEveryLanguage<PersonMessages> = messages;
