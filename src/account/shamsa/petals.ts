import type { Kind } from '#src/catalogue/catalogue.ts';
import { type Point, polar, xy } from '#src/ui/ornament/geometry.ts';
import type { ShamsaYear } from './shamsa-year.ts';

/** One petal. Angles in degrees, 0 is up and they grow clockwise; radii in units of the drawing, whose own is 200. */
export type Petal = {
	/** The place of its month on the ring, from 0. */
	place: number;
	kind: Kind;
	/** From 0, the outermost; the rows further in lie on it. */
	row: number;
	angle: number;
	/** Half of its width. */
	half: number;
	outer: number;
};

/** Where all petals begin, and where the longest ends. */
export const ROOT = 60;
export const TIP = 172;
/** A month shows so many petals at most; what is more is told in words. */
export const MOST_IN_A_MONTH = 60;
/** Rows follow each other at this distance, or closer where there are many. */
const [FURTHEST, ROOM] = [25, 88];

/**
 * How many petals stand in each row of a month, from the outermost in: rows of one and two by turns while there are few,
 * then of two and three, then of three and four, so that they lie on one another like scales.
 */
export function rowsOf(count: number): number[] {
	const least = leastInRow(count);
	const rows: number[] = [];
	let left = Math.min(count, MOST_IN_A_MONTH);
	while (left > 0) {
		const full = least + (rows.length % 2);
		rows.push(Math.min(full, left));
		left -= full;
	}
	return rows;
}

const leastInRow = (count: number) => (count <= 9 ? 1 : count <= 25 ? 2 : 3);

/** The petals of a year, one a reading; those that lie below come first. Kinds keep their order from the outside in. */
export function petalsOf({ months }: ShamsaYear): Petal[] {
	const sector = 360 / months.length;
	return months
		.flatMap((month, place) => {
			const kinds = month.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
			const rows = rowsOf(kinds.length);
			const least = leastInRow(kinds.length);
			const gap = Math.min(FURTHEST, ROOM / rows.length);
			let next = 0;
			return rows.flatMap((inRow, row) => {
				// One alone takes nearly all the room of its month.
				const half = least === 1 && row % 2 === 0 ? sector * 0.46 : sector / (2 * least + 2);
				return Array.from({ length: inRow }, (_, index): Petal => {
					const kind = kinds[next++] as Kind;
					const aside = (index - (inRow - 1) / 2) * 2 * half;
					return { place, kind, row, angle: place * sector + aside, half, outer: TIP - row * gap };
				});
			});
		})
		.sort((one, other) => one.row - other.row);
}

/**
 * The outline of a petal, clockwise.
 * @param lean by how many degrees its tip is bent to the side
 */
export function petalPath({ angle, half, outer }: Pick<Petal, 'angle' | 'half' | 'outer'>, lean = 0): string {
	const rise = outer - ROOT;
	const at = (along: number, aside: number): Point => polar(ROOT + rise * along, angle + aside);
	const side = (sign: 1 | -1) => [at(0.4, sign * half * 1.5), at(0.72, sign * half * 0.85 + lean * 0.35)];
	const tip = xy(at(1, lean));
	const back = side(-1).reverse();
	return `M${xy(at(0, 0))}C${side(1).map(xy).join(' ')} ${tip}C${back.map(xy).join(' ')} ${xy(at(0, 0))}Z`;
}
