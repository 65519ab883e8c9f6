import type { SignId } from '#src/methods/sky/signs.ts';
import type { MoonPhase } from '#src/methods/sky/sky.server.ts';

/** A day as a note names it: the date, the moon's phase as a noun, and the sign it stands in. */
export type NamedDay = { date: string; moon: string; sign: string };

/** What a language says of the day an article was written on. */
export type DayNoteWords = {
	/** Weekday and date put together. */
	date: (weekday: string, date: string) => string;
	/** Phases are told by eighths, so "full" may be two days from it: the names say so. */
	moon: Readonly<Record<MoonPhase, string>>;
	signs: Readonly<Record<SignId, string>>;
	/** The sentence that holds the facts. */
	frames: readonly ((day: NamedDay) => string)[];
	/** One more sentence, true of every such moon. */
	ofPhase: Readonly<Record<MoonPhase, readonly [string, string]>>;
	ofSign: Readonly<Record<SignId, string>>;
	/** The facts of the day on which an article is brought back; `begins` is how every such note begins. */
	again: { begins: string; goesOn: (day: NamedDay) => string };
};
