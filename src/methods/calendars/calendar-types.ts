/** The specification's names of the three calendars: Persian solar, Gregorian, and Hijri lunar by Umm al-Qura. */
export const calendarTypes = ['solar', 'gregorian', 'lunar'] as const;
export type CalendarType = (typeof calendarTypes)[number];

/** A plain date in one calendar. */
export type PlainDate = { year: number; month: number; day: number };

/** A day of the week; 0 = Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
