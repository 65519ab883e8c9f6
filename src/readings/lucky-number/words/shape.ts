import type { Weekday } from '#src/methods/calendars/calendar-types.ts';
import type { LoveSource } from '../facts.server.ts';
import type { Place } from '../thesis.ts';

/** The values a reduced number can have. */
export const reducedValues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
export type ReducedValue = (typeof reducedValues)[number];

/** One number of one language. Of the person nothing is presumed but the request: it speaks of numbers. */
export type NumberWords = {
	/** Its sign in two or three words, as it is called inside a sentence: "the square". */
	sign: string;
	/** What people have seen in it, a sentence each. 10 to 22 words. */
	lore: readonly [string, string];
	/** What it is in each place, after a colon or a comma; without a full stop. 3 to 16 words. */
	as: Readonly<Record<Place, string>>;
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

export type Variants = readonly [string, string, ...string[]];

/**
 * What is said of the quarrel. `{x}` and `{y}` are the signs of its two numbers; in what is said of a third number `{of}`
 * is the place it comes from and `{as}` what it is there.
 */
export type QuarrelWords = {
	/** What the numbers of the quarrel are in their places, `{a}` and `{b}`. */
	against: Variants;
	/** The numbers as digits, `{nx}` and `{ny}`, with `{ofX}`, `{ofY}`, and what they do, `{pullX}` and `{pullY}`. */
	tension: Variants;
	/** All four are `{n}`, which `{pull}`. */
	unison: Variants;
	/** What people have seen in `{x}`: `{line}`. */
	lore: Variants;
	/** A third number is nearer to `{x}` than to `{y}`; is the same as `{x}`; is as far from both. */
	near: Variants;
	again: Variants;
	midway: Variants;
	/** What stands out in all four; `{r}` is the sign that stands twice or thrice, or that is left unfolded. */
	all: Variants;
	thrice: Variants;
	twice: Variants;
	master: Variants;
	odd: Variants;
	even: Variants;
	apart: Variants;
	/** The sum of the day, `{sum}`, and the day, `{day}`, whose remainder is nearer to `{x}` than to `{y}`; as far from both. */
	dayNear: Variants;
	dayMidway: Variants;
	/** The doubt, the question and the act between the two; `{line}` is a sentence of a number or of the day. */
	counter: Variants;
	question: Variants;
	act: Variants;
};

/** All that the built-in writer can say about lucky numbers in one language. */
export type LuckyWords = {
	numbers: Readonly<Record<ReducedValue, NumberWords>>;
	/** Where a number comes from, after the number or its sign: "of your date". */
	of: Readonly<Record<Place, string>>;
	quarrel: QuarrelWords;
	days: Readonly<
		Record<
			Weekday,
			{
				/** Ends the sentence that shows the sum, after a colon; without a full stop. 7 to 16 words. */
				clause: string;
				/** Acts of less than ten minutes, for today. */
				acts: readonly [string, string];
			}
		>
	>;
	/** The sums, without a full stop. `date` is the Gregorian date in words; `parts` are month, day and year, reduced. */
	pathSum: readonly ((date: string, parts: readonly [string, string, string], sum: ToldSum) => string)[];
	/** The same day in the two other calendars, where the sum would have been another. */
	calendars: readonly ((solar: string, lunar: string) => string)[];
	wealthSum: readonly NameSum[];
	protectionSum: readonly NameSum[];
	/** `parts`: how many vowels or letters, or the values of both names. */
	loveSum: Readonly<Record<LoveSource, readonly ((sum: ToldSum, parts: readonly string[]) => string)[]>>;
	daySum: readonly ((own: string, mother: string, sum: string, remainder: string) => string)[];
};
