/** A month of a calendar, from the visitor's own midnight on. */
export type CalendarMonth = { name: string; start: Date; end: Date };

/** A year of a calendar as its own language writes it. */
export type CalendarYear = { label: string; months: readonly CalendarMonth[] };

const DAYS_OF_LONGEST_YEAR = 366;

const midnight = (day: Date, move = 0) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + move);

/**
 * The year in which a day lies, in the calendar of the locale and the clock of this device. `Intl` tells only which
 * month a day is in, so the days are gone through, about four hundred of them.
 */
export function calendarYear(day: Date, locale: string): CalendarYear {
	const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
	const plain = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { year: 'numeric', month: 'numeric' });
	const written = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short' });
	const part = (format: Intl.DateTimeFormat, moment: Date, type: 'year' | 'month') =>
		format.formatToParts(moment).find((one) => one.type === type)?.value ?? '';
	const yearOf = (moment: Date) => part(plain, moment, 'year');

	const year = yearOf(day);
	let back = 0;
	while (back < DAYS_OF_LONGEST_YEAR && yearOf(midnight(day, -back - 1)) === year) back += 1;
	const months: CalendarMonth[] = [];
	let last = '';
	let moment = midnight(day, -back);
	for (let ahead = 1; ahead <= DAYS_OF_LONGEST_YEAR + 1 && yearOf(moment) === year; ahead += 1) {
		const month = part(plain, moment, 'month');
		const next = midnight(day, ahead - back);
		const current = months.at(-1);
		if (current && month === last) current.end = next;
		else months.push({ name: part(written, moment, 'month'), start: moment, end: next });
		last = month;
		moment = next;
	}
	return { label: part(written, day, 'year'), months };
}

const two = (value: number) => String(value).padStart(2, '0');

/** A day as an address carries it: 2026-03-21, by the clock of this device. */
export const dayToAddress = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** The day an address carries, or null where it carries none. */
export function findDay(address: string | null): Date | null {
	const [, year, month, day] = address?.match(/^(\d{4})-(\d{2})-(\d{2})$/) ?? [];
	const found = new Date(Number(year), Number(month) - 1, Number(day));
	return Number.isNaN(found.getTime()) ? null : found;
}
