import type { Ask } from '../heard.ts';
import type { Token } from '../text/token.ts';
import type { Reading } from './reading.ts';

/** An ask, and whether words told it. */
export type Asked = { readonly ask: Ask; readonly sure: boolean };

/** The words behind the last comma: «الدكتورة قالت لازم راحة، هيثبت؟» asks with these. */
export function behindComma({ text }: Reading, tokens: readonly Token[]): readonly Token[] {
	for (let index = tokens.length - 1; index > 0; index--) {
		const [before, token] = [tokens[index - 1], tokens[index]];
		if (before && token && /[,،:–—-]/u.test(text.slice(before.to, token.from))) return tokens.slice(index);
	}
	return tokens;
}
