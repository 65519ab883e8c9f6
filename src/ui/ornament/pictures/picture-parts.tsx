import { polar, xy } from '../geometry.ts';

/** The second colour of a drawing: a stroke, or a fill laid thinly. */
export const accent = {
	turquoise: { stroke: 'var(--turquoise)', fill: 'var(--turquoise)', fillOpacity: 0.3 },
	rubric: { stroke: 'var(--rubric)', fill: 'var(--rubric)', fillOpacity: 0.35 },
} as const;

/** A thin wash of the line's own colour, to give a thing its body. */
export const wash = { fill: 'currentColor', fillOpacity: 0.12 } as const;

/** A pointed star about a place, as path data. */
export function starAt(x: number, y: number, outer: number, points = 8, inner = outer * 0.42): string {
	let d = '';
	for (let i = 0; i < points; i++) {
		const [tip, dent] = [polar(outer, (i * 360) / points), polar(inner, ((i + 0.5) * 360) / points)];
		d += `${i ? 'L' : 'M'}${xy([x + tip[0], y + tip[1]])}L${xy([x + dent[0], y + dent[1]])}`;
	}
	return `${d}Z`;
}

/** A filled dot, as path data. */
export function dotAt(x: number, y: number, r: number): string {
	return `M${xy([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A cypress with its bent tip, its foot at the place given. */
export function cypressAt(x: number, y: number, height: number): string {
	const p = (dx: number, up: number) => xy([x + dx * height, y - up * height]);
	return `M${xy([x, y])}L${p(0, 0.14)}C${p(-0.2, 0.16)} ${p(-0.17, 0.5)} ${p(-0.02, 0.82)}C${p(0.01, 0.9)} ${p(0.06, 0.98)} ${p(0.15, 1)}C${p(0.1, 0.94)} ${p(0.08, 0.88)} ${p(0.09, 0.8)}C${p(0.17, 0.5)} ${p(0.2, 0.16)} ${p(0, 0.14)}`;
}
