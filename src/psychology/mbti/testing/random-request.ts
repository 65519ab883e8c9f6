import type { Language } from '#src/language/languages.ts';
import { mbtiTypes } from '#src/psychology/mbti-types.ts';
import { anyOf } from '#src/words/testing/random.ts';

/** Four letters as any twelve answers may give them. */
export function randomRequest(language: Language, random: () => number): { answers: string[]; language: Language } {
	const [first = 'ENFP', ...rest] = mbtiTypes;
	return { answers: [...anyOf([first, ...rest], random)], language };
}
