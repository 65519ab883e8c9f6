import type { ResultFigures } from '#src/platform/public-schema/json-values.ts';

/** One question as it is shown: what is asked, and the answers in the order they stand. */
export type Question = { ask: string; options: readonly string[] };

/** What was answered: for each question the place of the chosen option, from 0; null where nothing is chosen yet. */
export type Answers = readonly (number | null)[];

/** A row of `mbti_results`, which all tests share, without its `id` and owner. */
export type ResultRow = {
	/** A type of four letters, `EQ-` and the level, `CAREER`, `GARDNER` (3.4) or `BIG5`. */
	mbti_type: string;
	answers: readonly (string | number)[];
	/** All that was shown, as one text. */
	analysis: string;
	figures: ResultFigures;
};

/** The answers of a test that is complete; null while one is missing. */
export function findComplete(answers: Answers): readonly number[] | null {
	const given = answers.filter((answer) => answer !== null);
	return given.length === answers.length ? given : null;
}
