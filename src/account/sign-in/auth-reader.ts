import type { TextsReader } from '#src/language/use-texts.ts';
import type { AccountTexts } from '../texts/en.ts';

/** Reads the sentences of the sign-in card. */
export type AuthReader = TextsReader<AccountTexts['auth']>;
