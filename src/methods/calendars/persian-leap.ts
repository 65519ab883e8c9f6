const persianDay = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
	timeZone: 'UTC',
	month: 'numeric',
	day: 'numeric',
});

/**
 * Whether a year of the solar Hijri calendar has 366 days, Esfand 30 in it, by the calendar of the platform (which is
 * right about 1403, where the 2820-year formula is wrong). Light enough for the browser.
 */
export function isPersianLeapYear(year: number): boolean {
	// 20 March of the Gregorian year in which the Persian year ends is 30 Esfand in leap years, else 1 Farvardin (or,
	// when spring comes early, 19 March is looked at for the same).
	return [19, 20, 21].some((day) => persianDay.format(new Date(Date.UTC(year + 622, 2, day))) === '12/30');
}
