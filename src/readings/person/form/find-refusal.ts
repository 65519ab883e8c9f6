import type { CalendarType } from '#src/methods/calendars/calendar-types.ts';
import { isCountable } from '#src/methods/numerology/name-value.ts';
import type { Refusal } from '#src/readings/reading-page.ts';
import { isBirthYear } from '../birth/birth-bounds.ts';
import { type DateEntry, findDayProblem } from '../birth/birth-date.ts';
import type { PersonMessages } from '../messages.ts';

/** The parts of a request that the schema does not check, by the paths of the fields. */
type Beyond = {
	/** Names whose letters the method counts. */
	names?: Readonly<Record<string, string>>;
	dates: Readonly<Record<string, { date: DateEntry; calendarType: CalendarType }>>;
};

/** The result of a schema for a request. */
type Checked = { error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined };

/**
 * What a form can say of a request before it is sent: the first field that the schema refuses, then the first name whose
 * letters cannot be counted, then the first date that its calendar does not have. Null where only the server could say more.
 */
export function findRefusal(checked: Checked, { names = {}, dates }: Beyond, messages: PersonMessages): Refusal | null {
	const known: Readonly<Record<string, string>> = messages;
	const said = (field: string, key: string): Refusal => ({ field, message: known[key] ?? messages.fields_missing });
	const issue = checked.error?.issues[0];
	if (issue) return said(issue.path.map(String).join('.'), issue.message);
	const uncounted = Object.entries(names).find(([, name]) => !isCountable(name));
	if (uncounted) return said(uncounted[0], 'letters_unknown');
	for (const [field, { date, calendarType }] of Object.entries(dates)) {
		if (!date.year && /^[^-/]+[-/][^-/]+[-/][^-/]+$/.test(date.text)) return said(field, 'birth_date_invalid');
		const problem = findDayProblem(date, calendarType);
		if (problem) return said(field, problem);
		if (date.year && !isBirthYear(Number(date.year), calendarType, new Date()))
			return said(field, 'birth_date_out_of_range');
	}
	return null;
}
