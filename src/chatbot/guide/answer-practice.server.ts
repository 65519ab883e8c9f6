import type { Language } from '#src/language/languages.ts';
import { practice as ar } from './practice/ar.server.ts';
import { practice as en } from './practice/english.server.ts';
import type { PracticeWords } from './practice/shape.ts';
import type { GuideTurn, Reply } from './turn.ts';

const practices: Readonly<Partial<Record<Language, PracticeWords>>> = { en, ar };

/** What is asked about the practice itself ("is it bad luck to read your own cards"); null for all else. */
export const practiceAsked = (folded: string, language: Language): PracticeWords[number] | null =>
	practices[language]?.find(({ asked }) => asked.test(folded)) ?? null;

/** The answer to a question about the practice itself, as long as it has not been given. */
export function answerPractice({ folded, language, said }: GuideTurn): Reply | null {
	const found = practiceAsked(folded, language);
	if (!found || !said.isNew(found.say)) return null;
	return { text: found.say, kind: found.as === 'told' ? 'topic' : (found.as ?? 'knowledge') };
}
