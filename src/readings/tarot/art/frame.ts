import { cartouche, splitLeaf } from '#src/ui/ornament/arabesque.ts';
import { finished } from '#src/ui/ornament/drawing/finished-drawing.ts';
import { at, both, fine, flat, ink, LINE, line, star } from '#src/ui/ornament/drawing/pen.ts';
import { short, xy } from '#src/ui/ornament/geometry.ts';
import { arch } from './arch.ts';

/** Width and height of a card in its own units, as `viewBox` has them. */
export const card = { width: 200, height: 340 } as const;

/** Where the title of a lettered card goes: the middle of the cartouche and the room in it. */
export const title = { x: 100, y: 316, width: 128, height: 22 } as const;

const inner = 'M17 294V92C17 63 42 53 67 39.4C84 30 94.6 24 100 17C105.4 24 116 30 133 39.4C158 53 183 63 183 92V294Z';

const vine =
	line(
		'M15 16C32 17 48 20 56 30C60 36 54 42 48 39C44 36 47 31 51 33M15 16C18 28 18 42 24 50C29 55 36 50 33 45C31 41 26 43 28 47',
		1,
	) +
	at(30, 18, flat(splitLeaf, 'gold'), 0.62, 22) +
	at(18, 30, flat(splitLeaf, 'gold'), 0.56, 66) +
	at(20, 20, flat(splitLeaf, 'gold'), 0.7, 45);

/** Gold dust over the sky, as on sprinkled paper: dots strewn by the golden section. */
const dust = (() => {
	let d = '';
	for (let i = 1; i < 46; i++)
		d += `M${short(18 + ((i * 0.618034) % 1) * 164)} ${short(28 + ((i * 0.7548777) % 1) * 190)}h0`;
	return line(d, 0.9);
})();

/** The ornament of the cartouche on a card without lettering: a star between two scrolls. */
export const scroll =
	flat(star(100, 316, 6, 8), 'gold') +
	both(
		`${line('M110 316C118 310 126 310 134 316S150 322 156 316', 1)}${at(116, 313, flat(splitLeaf, 'gold'), 0.5, -20)}${at(134, 317, flat(splitLeaf, 'gold'), 0.5, 24)}`,
	);

/** A whole card around a scene, as a standalone SVG. `foot` fills the cartouche; ids begin with `name`. */
export function framed(name: string, scene: string, foot: string): string {
	return finished(
		name,
		[
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${card.height}" width="400" height="680">`,
			`<defs><linearGradient id="${name}s" x2="0" y2="1"><stop stop-color="${ink.night}"/><stop offset=".55" stop-color="${ink.lapis}"/><stop offset="1" stop-color="${ink.deep}"/></linearGradient><clipPath id="${name}w"><path d="${arch}"/></clipPath></defs>`,
			`<g fill="none" stroke="${ink.gold}" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">`,
			`<rect width="200" height="340" rx="11" fill="${ink.night}" stroke="none"/>`,
			`<rect x="5" y="5" width="190" height="330" rx="7"/><rect x="8" y="8" width="184" height="324" rx="5" stroke-width=".6" opacity=".7"/>`,
			both(vine),
			`<g clip-path="url(#${name}w)"><path d="${arch}" fill="url(#${name}s)" stroke="none"/>${dust}${scene}</g>`,
			`<path d="${arch}" stroke-width="2.2"/><path d="${inner}" stroke-width=".6" opacity=".8"/>`,
			`<path d="${at100(cartouche(84, 13, 12))}" fill="${ink.deep}"/>`,
			foot,
			'</g></svg>',
		].join(''),
	);
}

/** The cartouche's path is drawn around the origin; all its commands are absolute pairs. */
function at100(d: string): string {
	return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
		xy([Number(x) + title.x, Number(y) + title.y]),
	);
}

/** A scene a little larger, its foot and its middle where they were: for those that leave the sky empty. */
export function raised(scene: string): string {
	return at(-8, -22, scene, 1.08);
}

/** The edge of a floor: two fine rules across the window, and a row of lozenges under them. */
export function floor(y: number): string {
	let tiles = '';
	for (let x = 16; x <= 184; x += 12) tiles += `M${x} ${y + 5}L${x + 4} ${y + 9}L${x} ${y + 13}L${x - 4} ${y + 9}Z`;
	return line(`M10 ${y}H190`) + fine(`M10 ${y + 3}H190`) + flat(tiles, 'gold', 0.7);
}
