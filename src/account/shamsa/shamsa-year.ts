import type { Kind } from '#src/catalogue/catalogue.ts';
import { type CalendarMonth, calendarYear } from '../history/calendar-months.ts';
import { kinds, type YearOfReadings } from '../history/read-history.ts';

/** A year of readings as a shamsa shows it. */
export type ShamsaYear = {
	/** How many of each kind, by the months' places on the ring; kinds of which there is none are left out. */
	months: readonly (readonly { kind: Kind; count: number }[])[];
	/** How often each card, poem and symbol of dreams came back that came more than once, the most frequent first. */
	returned: readonly number[];
};

/** A year in which nothing was asked. */
export const emptyYear: ShamsaYear = { months: Array.from({ length: 12 }, () => []), returned: [] };

/**
 * The rows of a year, by months.
 * @param places the place on the ring of each month that was asked for, from 0; without it they stand as they were asked
 */
export function shamsaYear(
	{ months, cards, poems, symbols }: YearOfReadings,
	places: readonly number[] = emptyYear.months.map((_, place) => place),
): ShamsaYear {
	return {
		months: Array.from({ length: places.length }, (_, place) => {
			const month = places.indexOf(place) + 1;
			return kinds.flatMap((kind) => {
				const count = months.find((one) => one.month === month && one.kind === kind)?.count ?? 0;
				return count > 0 ? [{ kind, count }] : [];
			});
		}),
		returned: [...cards, ...poems, ...symbols].map(({ count }) => count).sort((one, other) => other - one),
	};
}

/** How many readings a month has, or a year. */
export const readingsIn = (month: ShamsaYear['months'][number]): number =>
	month.reduce((sum, { count }) => sum + count, 0);
export const readingsOf = ({ months }: ShamsaYear): number => months.reduce((sum, month) => sum + readingsIn(month), 0);

/** How many of each kind in a year, the kinds in their order. */
export const kindsOf = ({ months }: ShamsaYear): { kind: Kind; count: number }[] =>
	kinds
		.map((kind) => ({
			kind,
			count: readingsIn(months.flat().filter((one) => one.kind === kind)),
		}))
		.filter(({ count }) => count > 0);

/**
 * The twelve months up to a day's own, in the calendar of the locale: the moments at which they begin, last the one at
 * which they end, and each one's place in its year.
 */
export function monthsBehind(day: Date, locale: string): { starts: Date[]; places: number[] } {
	const { months: present } = calendarYear(day, locale);
	const beginning = present[0]?.start ?? day;
	const { months: before } = calendarYear(new Date(beginning.getTime() - 1), locale);
	const now = present.findIndex(({ start, end }) => start <= day && day < end);
	const placed = (months: readonly CalendarMonth[]) => months.map((month, place) => ({ ...month, place }));
	const behind = [...placed(before).slice(now + 1), ...placed(present).slice(0, now + 1)];
	return {
		starts: [...behind.map(({ start }) => start), ...behind.slice(-1).map(({ end }) => end)],
		places: behind.map(({ place }) => place),
	};
}
