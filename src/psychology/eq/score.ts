/** The five matters of the test, two statements for each, in the order they are shown. */
export const areas = ['noticing', 'steadying', 'reading', 'meeting', 'using'] as const;
export type Area = (typeof areas)[number];

/** The ten statements in the order they are asked. All are answered from 1 to 5, and more always counts as more. */
export const statementPlan = [
	{ id: 's1', area: 'noticing' },
	{ id: 's2', area: 'reading' },
	{ id: 's3', area: 'steadying' },
	{ id: 's4', area: 'meeting' },
	{ id: 's5', area: 'using' },
	{ id: 's6', area: 'reading' },
	{ id: 's7', area: 'noticing' },
	{ id: 's8', area: 'meeting' },
	{ id: 's9', area: 'using' },
	{ id: 's10', area: 'steadying' },
] as const satisfies readonly { id: string; area: Area }[];

/** Levels from the highest, with the score each begins at and the type it is kept as (specification, 3.3 and 5.9). */
export const levels = [
	{ level: 'excellent', from: 80, saved: 'EQ-Excellent' },
	{ level: 'good', from: 60, saved: 'EQ-Good' },
	{ level: 'average', from: 40, saved: 'EQ-Average' },
	{ level: 'growing', from: 0, saved: 'EQ-Needs Improvement' },
] as const;
export type Level = (typeof levels)[number]['level'];

const MOST = 5;

export type EqScore = {
	/** Of a hundred, not rounded. */
	score: number;
	/** What is shown of it. */
	percent: number;
	level: Level;
	/** The type it is kept as. */
	saved: (typeof levels)[number]['saved'];
	/** Share of each area, 0.2 to 1. */
	areas: readonly { area: Area; share: number }[];
};

/** Sum of the answers (1 to 5) of fifty, as a hundred; the level it reaches, and the share of each area. */
export function scoreEq(answers: readonly number[]): EqScore {
	const score = (sumOf(answers) / (statementPlan.length * MOST)) * 100;
	const { level, saved } = levels.find(({ from }) => score >= from) ?? levels[3];
	return {
		score,
		percent: Math.round(score),
		level,
		saved,
		areas: areas.map((area) => {
			const mine = answers.filter((_, place) => statementPlan[place]?.area === area);
			return { area, share: sumOf(mine) / (Math.max(mine.length, 1) * MOST) };
		}),
	};
}

function sumOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0);
}
