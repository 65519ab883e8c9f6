import type { LoveSource, Weekday } from '../facts.server.ts';

/** The values a reduced number can have. */
export const reducedValues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
export type ReducedValue = (typeof reducedValues)[number];

/** What a number means in one place. */
export type Meaning = {
	/** Ends the sentence that shows the sum, after a colon; without a full stop. 7 to 16 words. */
	clause: string;
	/** A sentence that goes on from there. 10 to 22 words. */
	more: readonly [string, string];
};

/** One number of one language. */
export type NumberWords = {
	/** As the number of the date: what runs through the days. */
	path: Meaning;
	/** As the number of the full name: hands, work, money kept and given. */
	wealth: Meaning;
	/** As the number of the mother's name: what shelters. */
	protection: Meaning;
	/** As the number of the heart. */
	love: Meaning;
	/** What it does, as a predicate: "counts the bricks". For the sentence of two numbers that pull apart. */
	pull: string;
	/** The counter-view to this number: what it might be wrong about, or flatters. 12 to 24 words. */
	counter: string;
	/** One question that cannot be answered with yes. */
	question: string;
};

/** A sum as it is told: what was added, and what it folded to, both in the language's digits. */
export type ToldSum = { total: string; folded: string | null };

type NameSum = (sum: ToldSum, letters: string) => string;

/** All that the built-in writer can say about lucky numbers in one language. */
export type LuckyWords = {
	numbers: Readonly<Record<ReducedValue, NumberWords>>;
	days: Readonly<
		Record<
			Weekday,
			Meaning & {
				/** Acts of less than ten minutes, for today. */
				acts: readonly [string, string];
			}
		>
	>;
	/** The sums, up to the colon. `date` is the Gregorian date in words; `parts` are month, day and year, reduced. */
	pathSum: readonly ((date: string, parts: readonly [string, string, string], sum: ToldSum) => string)[];
	/** The same day in the two other calendars, where the sum would have been another. */
	calendars: readonly ((solar: string, lunar: string) => string)[];
	wealthSum: readonly NameSum[];
	protectionSum: readonly NameSum[];
	/** `parts`: how many vowels or letters, or the values of both names. */
	loveSum: Readonly<Record<LoveSource, readonly ((sum: ToldSum, parts: readonly string[]) => string)[]>>;
	daySum: readonly ((own: string, mother: string, sum: string, remainder: string) => string)[];
	/** The number of the date and the number of the mother's name, when they differ and when they are the same. */
	tension: readonly ((date: string, datePull: string, mother: string, motherPull: string) => string)[];
	unison: readonly ((number: string, pull: string) => string)[];
};
