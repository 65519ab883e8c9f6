/**
 * Where a card of a spread lies: the middle of the card, in widths of a card from the middle of the figure towards the end
 * of the line, and in heights of a card with what is written about it, from the top of the figure.
 */
export type FigurePlace = { x: number; y: number; across?: boolean };

const HORSESHOE: readonly FigurePlace[] = [
	{ x: -3, y: 1.2 },
	{ x: -2, y: 0.7 },
	{ x: -1, y: 0.25 },
	{ x: 0, y: 0 },
	{ x: 1, y: 0.25 },
	{ x: 2, y: 0.7 },
	{ x: 3, y: 1.2 },
];

/** Past and near future change sides with the direction of reading, so that time runs on as the lines do. */
const CELTIC_CROSS: readonly FigurePlace[] = [
	{ x: -0.85, y: 1.5 },
	{ x: -0.85, y: 1.5, across: true },
	{ x: -0.85, y: 2.5 },
	{ x: -2.35, y: 1.5 },
	{ x: -0.85, y: 0.5 },
	{ x: 0.65, y: 1.5 },
	{ x: 2.35, y: 3 },
	{ x: 2.35, y: 2 },
	{ x: 2.35, y: 1 },
	{ x: 2.35, y: 0 },
];

const YEAR: readonly FigurePlace[] = Array.from({ length: 12 }, (_, month) => ({
	x: (month % 4) - 1.5,
	y: Math.floor(month / 4),
}));

/** The figure of a large spread by its positions; undefined for those that lie in a row. */
export function spreadFigure(size: number): readonly FigurePlace[] | undefined {
	return { 7: HORSESHOE, 10: CELTIC_CROSS, 12: YEAR }[size];
}
