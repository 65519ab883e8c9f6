import { disc, flat, line } from '#src/ui/ornament/drawing/pen.ts';

/** A bird's eye. */
export const eye = (x: number, y: number, r = 2.4, ring: 'gold' | 'ivory' | 'red' = 'ivory') =>
	flat(disc(x, y, r + 1.1), ring) +
	flat(disc(x, y, r), 'night') +
	flat(disc(x - r * 0.3, y - r * 0.35, r * 0.32), 'bright');

/** Two thin legs with toes, from the belly to the perch. */
export const legs = (x: number, y: number, to: number, apart = 11, lean = 3) =>
	line(
		[x, x + apart]
			.map(
				(from) =>
					`M${from} ${y}L${from - lean} ${to}M${from - lean - 6} ${to + 1}L${from - lean} ${to}L${from - lean + 6} ${to + 1}`,
			)
			.join(''),
		1.8,
	);
