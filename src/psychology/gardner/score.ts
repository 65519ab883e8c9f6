/** The eight kinds in the specification's order; of equal totals the one that stands first here is shown first. */
export const kinds = [
	'musical',
	'kinesthetic',
	'logical',
	'interpersonal',
	'linguistic',
	'naturalist',
	'spatial',
	'intrapersonal',
] as const;
export type Kind = (typeof kinds)[number];

/** How many are shown (specification, 5.9). */
const SHOWN = 3;
const MOST = 5;

export type GardnerScore = {
	/** All eight with their totals (1 to 5) and shares, in the order of the questions. */
	all: readonly { kind: Kind; total: number; share: number }[];
	/** The three highest, highest first. */
	highest: readonly Kind[];
	/** Kinds that are not shown, though their total is that of the last shown. */
	equalToLast: readonly Kind[];
};

/** Totals of the eight kinds from eight answers (1 to 5), one for each kind in the order of `kinds`. */
export function scoreGardner(answers: readonly number[]): GardnerScore {
	const all = kinds.map((kind, place) => {
		const total = answers[place] ?? 0;
		return { kind, total, share: total / MOST };
	});
	// Sorting keeps the order of equals.
	const sorted = [...all].sort((one, other) => other.total - one.total);
	const last = sorted[SHOWN - 1]?.total;
	return {
		all,
		highest: sorted.slice(0, SHOWN).map(({ kind }) => kind),
		equalToLast: sorted
			.slice(SHOWN)
			.filter(({ total }) => total === last)
			.map(({ kind }) => kind),
	};
}
