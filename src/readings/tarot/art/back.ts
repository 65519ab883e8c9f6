import { finished } from '#src/ui/ornament/drawing/finished-drawing.ts';
import { area, disc, fine, flat, ink, LINE, line, star } from '#src/ui/ornament/drawing/pen.ts';
import { around, type Point, petal, turns } from '#src/ui/ornament/geometry.ts';
import { card } from './frame.ts';

/** Eight-pointed stars and the crosses between them, faint behind the rosette. */
const lattice = (() => {
	let d = '';
	const [a, b] = [16, 6.6];
	for (let x = 20; x <= 180; x += 32)
		for (let y = 26; y <= 314; y += 32)
			d += `${star(x, y, a, 8, a * 0.7654)}M${x} ${y - b}L${x + b} ${y}L${x} ${y + b}L${x - b} ${y}Z`;
	return d;
})();

const ray: Point[] = [
	[-1.2, -62],
	[0, -84],
	[1.2, -62],
];

/** The back of the cards: our rosette on a lattice of stars. The same upside down, so that it tells nothing. */
export function drawBack(): string {
	const leaves = (count: number, from: number, inner: number, outer: number, width: number, colour: keyof typeof ink) =>
		turns(count, from)
			.map((a) => `<path d="${petal(inner, outer, width)}" transform="rotate(${a})" fill="${ink[colour]}"/>`)
			.join('');
	return finished(
		'b',
		[
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${card.height}" width="400" height="680">`,
			`<g fill="none" stroke="${ink.gold}" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">`,
			`<rect width="200" height="340" rx="11" fill="${ink.night}" stroke="none"/>`,
			'<rect x="5" y="5" width="190" height="330" rx="7"/>',
			`<defs><clipPath id="bw"><rect x="11" y="11" width="178" height="318" rx="4"/></clipPath></defs>`,
			`<g clip-path="url(#bw)"><rect x="11" y="11" width="178" height="318" fill="${ink.deep}" stroke="none"/><path d="${lattice}" stroke-width=".7" opacity=".5"/></g>`,
			'<rect x="11" y="11" width="178" height="318" rx="4"/>',
			'<g transform="translate(100 170)scale(.86)">',
			area(disc(0, 0, 88), 'night'),
			fine(disc(0, 0, 84.5)),
			area(around(16, ray, 11.25), 'gold'),
			leaves(16, 0, 56, 80, 6, 'teal'),
			area(disc(0, 0, 56), 'lapis'),
			fine(disc(0, 0, 52.5)),
			line(star(0, 0, 50, 16, 30)),
			fine(star(0, 0, 50, 16, 41, 11.25)),
			leaves(8, 22.5, 10, 38, 7, 'red'),
			leaves(8, 0, 10, 34, 7.4, 'deep'),
			area(disc(0, 0, 10), 'gold'),
			flat(disc(0, 0, 5), 'night'),
			flat(disc(0, 0, 2.2), 'bright'),
			'</g></g></svg>',
		].join(''),
	);
}
