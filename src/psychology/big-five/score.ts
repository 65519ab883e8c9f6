import calculateScores from '@bigfive-org/score';

/** The five domains in the order they are shown: openness, conscientiousness, extraversion, agreeableness, neuroticism. */
export const domains = ['O', 'C', 'E', 'A', 'N'] as const;
export type Domain = (typeof domains)[number];

/** One statement of the IPIP-NEO-120: the domain and facet (1 to 6) it counts for, and in which direction. */
export type Item = { domain: Domain; facet: number; keyed: 'plus' | 'minus'; text: string };

/** Where on the scale somebody stands. The bands are of the scale itself: they compare with nobody. */
export type Band = 'low' | 'middle' | 'high';

export type Measure = {
	/** From 0, every answer at the low end, to 1. */
	share: number;
	band: Band;
};

/** Five domains in the order of `domains`, each with its six facets in theirs. */
export type BigFiveScore = readonly (Measure & { domain: Domain; facets: readonly Measure[] })[];

const [LEAST, MOST] = [1, 5];
const FACETS = [1, 2, 3, 4, 5, 6];
/** Half a step on either side of the middle answer is the middle. */
const [MIDDLE_FROM, MIDDLE_TO] = [2.5, 3.5];

/** Band of a sum of so many answers. */
export function bandOf(score: number, count: number): Band {
	const average = score / count;
	if (average < MIDDLE_FROM) return 'low';
	return average > MIDDLE_TO ? 'high' : 'middle';
}

/** Scores answers from 1 to 5, one for each item in its order; those to items keyed `minus` count the other way round. */
export function scoreBigFive(items: readonly Item[], answers: readonly number[]): BigFiveScore {
	const scores = calculateScores({
		answers: items.map(({ domain, facet, keyed }, place) => {
			const answer = answers[place] ?? 0;
			return { domain, facet: String(facet), score: keyed === 'plus' ? answer : LEAST + MOST - answer };
		}),
		calculateResult: bandOf,
	});
	return domains.map((domain) => {
		const found = scores[domain];
		return { domain, ...measureOf(found), facets: FACETS.map((facet) => measureOf(found?.facet[facet])) };
	});
}

function measureOf(found: { score: number; count: number; result: string } | undefined): Measure {
	if (!found) throw new Error('the answers do not cover every facet');
	const { score, count, result } = found;
	return { share: (score / count - LEAST) / (MOST - LEAST), band: result as Band };
}
