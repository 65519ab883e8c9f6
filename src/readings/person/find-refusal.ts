import type { Refusal } from '#src/readings/reading-page.ts';
import { isBirthYear } from './birth-bounds.ts';
import { type DateEntry, findDayProblem } from './birth-date.ts';
import type { PersonMessages } from './messages.ts';
import type { CalendarType } from './schemas.ts';

/** Dates of a request, by the paths of their fields. */
type Dates = Readonly<Record<string, { date: DateEntry; calendar: CalendarType }>>;

/** What a schema says of a request. */
type Checked = { error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined };

/**
 * What a form can say of a request before it is sent, in the order of its fields: the first field that the schema or the
 * calendar refuses. Null where only the server could say more.
 */
export function findRefusal(checked: Checked, dates: Dates, messages: PersonMessages): Refusal | null {
	const known: Readonly<Record<string, string>> = messages;
	const said = (field: string, key: string): Refusal => ({ field, message: known[key] ?? messages.fields_missing });
	const issue = checked.error?.issues[0];
	if (issue) return said(issue.path.map(String).join('.'), issue.message);
	for (const [field, { date, calendar }] of Object.entries(dates)) {
		if (!date.year && /^[^-/]+[-/][^-/]+[-/][^-/]+$/.test(date.text)) return said(field, 'birth_date_invalid');
		const problem = findDayProblem(date, calendar);
		if (problem) return said(field, problem);
		if (date.year && !isBirthYear(Number(date.year), calendar, new Date()))
			return said(field, 'birth_date_out_of_range');
	}
	return null;
}
