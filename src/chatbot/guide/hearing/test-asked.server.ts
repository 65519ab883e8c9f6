import type { Language } from '#src/language/languages.ts';
import { fold } from '#src/words/fold.ts';
import { allEntries } from '../../knowledge/all-entries.server.ts';
import type { FoundEntry } from '../../knowledge/find-entry.server.ts';

/** "Which test should I take to find out about my job", of folded texts. */
const ofWork: Readonly<Record<Language, RegExp>> = {
	en: /\b(?:which|what) (?:test|quiz)\b.*\b(?:jobs?|work|career|profession)\b/,
	fa: /(?:کدوم|کدام|چه) (?:تست|ازمون).*(?:شغل|کار|حرفه)/,
	ar: /(?:ای|شو|وش|ایش|ما هو) (?:ال)?(?:اختبار|تست).*(?:شغل|عمل|مهن|وظیف)/,
	es: /\b(?:que|cual) (?:test|prueba)\b.*\b(?:trabajo|carrera|profesion|empleo|oficio)\b/,
};

/** The test that is asked for; null where none is. What is told of work in the question is what the test is for. */
export function testAsked(text: string, language: Language): FoundEntry | null {
	const entry = ofWork[language].test(fold(text)) ? allEntries.find(({ page }) => page === 'career-test') : undefined;
	return entry ? { entry, score: Number.POSITIVE_INFINITY, share: 1, at: 0 } : null;
}
