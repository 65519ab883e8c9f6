import type { Person } from '../request.ts';

/** A person whose day of birth is known in the Gregorian calendar, `yyyy-mm-dd`. */
export type DatedPerson = Person & { date: string };
