import { readTokens } from '#src/listening/text/read-tokens.ts';
import type { Token } from '#src/listening/text/token.ts';

/**
 * The words of a Persian verse, with their places in it. «می» by itself is wine here; in what people type it is the prefix
 * of the verb behind it, which in a verse is joined by a half-space.
 */
export const verseTokens = (verse: string): Token[] => readTokens(verse.replace(/(?<=(?:^|\s)می)\s/g, '،'), 'fa');
