import type { Language } from '#src/language/languages.ts';
import { type HelpLine, helpLinesFor } from '#src/words/crisis/help-lines.ts';
import { hearByRules } from './hearing/hear-by-rules.server.ts';
import { careMessages } from './messages.ts';
import { isNearCrisis } from './near-crisis.server.ts';

/** A gentle line and help lines, shown beside a reading or an answer. */
export type Care = { message: string; lines: HelpLine[] };

/** What stands beside an answer where its text may come from somebody near a crisis; null for all others. */
export function findCare(text: string, language: Language, country?: string): Care | null {
	if (!text.trim() || !isNearCrisis(text, language, hearByRules(text, language).heard)) return null;
	return { message: careMessages[language], lines: helpLinesFor(language, country) };
}
