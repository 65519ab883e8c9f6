import { petal, turns } from '../geometry.ts';
import { finished } from './finished-drawing.ts';
import { area, disc, fine, flat, ink, LINE, line, oval } from './pen.ts';

/**
 * A scene in a roundel, the frame of our pictures: a night sky within a rim of sixteen petals, as a standalone SVG of 200 to 200, the
 * scene in the same units. `name` begins its ids.
 */
export function inRoundel(name: string, scene: string): string {
	return finished(name, roundel(name, scene));
}

function roundel(name: string, scene: string): string {
	const rim = turns(16)
		.map((a) => `<use href="#${name}-p"${a ? ` transform="rotate(${a})"` : ''}/>`)
		.join('');
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400">',
		`<defs><radialGradient id="${name}-s" cy=".35" r=".8"><stop stop-color="${ink.lapis}"/><stop offset="1" stop-color="${ink.night}"/></radialGradient><clipPath id="${name}-w"><circle cx="100" cy="100" r="83"/></clipPath></defs>`,
		`<g fill="none" stroke="${ink.gold}" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">`,
		`<g transform="translate(100 100)"><path id="${name}-p" d="${petal(80, 99, 9)}" fill="${ink.teal}"/>${rim}</g>`,
		`<circle cx="100" cy="100" r="86" fill="${ink.night}"/><circle cx="100" cy="100" r="83" fill="url(#${name}-s)" stroke-width="2"/>`,
		`<g clip-path="url(#${name}-w)">${scene}</g>`,
		`<circle cx="100" cy="100" r="83" stroke-width="1.8"/></g></svg>`,
	].join('');
}

/** A pointed leaf on a twig, drawn to the right of its foot. */
export const leaf = (x: number, y: number, turn: number, size = 1) =>
	`<path d="M0 0C4 -7 13 -8 20 -3C15 3 6 4 0 0ZM0 0L14 -2.4" fill="${ink.leaf}" stroke-width="1" transform="translate(${x} ${y})rotate(${turn})${size === 1 ? '' : `scale(${size})`}"/>`;

/** Water as far as the rim, with its ripples. */
export const water = (y: number) =>
	flat(`M10 ${y}H190V190H10Z`, 'leaf', 0.75) +
	line(`M14 ${y}H186`, 1) +
	fine(
		`M30 ${y + 9}Q42 ${y + 5} 54 ${y + 9}T78 ${y + 9}M112 ${y + 10}Q124 ${y + 6} 136 ${y + 10}T160 ${y + 10}M62 ${y + 20}Q74 ${y + 16} 86 ${y + 20}T110 ${y + 20}`,
	);

/** A flower seen from above. */
export const rose = (x: number, y: number, r = 11) =>
	area(
		turns(6)
			.map((a) => {
				const [px, py] = [x + r * 0.62 * Math.sin((a * Math.PI) / 180), y - r * 0.62 * Math.cos((a * Math.PI) / 180)];
				return disc(px, py, r * 0.5);
			})
			.join(''),
		'red',
	) +
	area(disc(x, y, r * 0.42), 'gold') +
	fine(oval(x, y, r * 0.2, r * 0.2), 'line');

/** A twig: brown within its gold line. */
export const twig = (d: string) => `${line(d, 4.6)}<path d="${d}" stroke="${ink.line}" stroke-width="2.4"/>`;

/** A moon, waning. */
export const moon = (x: number, y: number) =>
	flat(disc(x, y, 15), 'bright', 0.9) + flat(disc(x + 6, y - 4, 13.5), 'lapis');
