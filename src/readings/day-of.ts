import type { Language } from '#src/language/languages.ts';

/** The day of a moment where the visitor is, or in a time zone: `YYYY-MM-DD`. */
export function dayOf(moment: Date, timeZone?: string): string {
	return new Intl.DateTimeFormat('sv-SE', timeZone ? { timeZone } : {}).format(moment);
}

/** The day it is for those who did not say theirs: Tehran's in Persian (docs/methods.md, 8.3), else UTC. `YYYY-MM-DD`. */
export const dayIn = (language: Language, moment: Date): string =>
	dayOf(moment, language === 'fa' ? 'Asia/Tehran' : 'UTC');
