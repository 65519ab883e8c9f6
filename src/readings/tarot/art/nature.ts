import { area, at, disc, fine, flat, type Ink, ink, line, star } from '#src/ui/ornament/drawing/pen.ts';
import { polar, short, xy } from '#src/ui/ornament/geometry.ts';

/** Rays about a place: straight and waved ones by turns. */
function rays(count: number, inner: number, outer: number): string {
	let straight = '';
	let waved = '';
	for (let i = 0; i < count; i++) {
		const a = (i * 360) / count;
		const w = 150 / count;
		if (i % 2 === 0) straight += `M${xy(polar(inner, a - w))}L${xy(polar(outer, a))}L${xy(polar(inner, a + w))}`;
		else
			waved += `M${xy(polar(inner, a - w * 0.7))}Q${xy(polar((inner + outer) / 2, a - w * 1.1))} ${xy(polar(inner + (outer - inner) * 0.62, a))}T${xy(polar(outer * 0.96, a))}Q${xy(polar((inner + outer) / 2, a + w * 1.5))} ${xy(polar(inner, a + w * 0.7))}`;
	}
	return area(straight, 'gold') + area(waved, 'red');
}

/** The sun with its face. */
export function sun(x: number, y: number, r: number, count = 16, face = true): string {
	const drawn = [
		rays(count, r + 2, r * 1.9),
		area(disc(0, 0, r), 'bright'),
		face
			? `<g transform="scale(${short((r / 15) * 10) / 10})" stroke="${ink.line}">${fine('M-8 -3Q-5 -6 -2 -3M2 -3Q5 -6 8 -3M-7 0Q-4.6 2 -2.4 0M2.4 0Q4.6 2 7 0M.6 -2L-1 4.6H1.2')}${fine('M-3.4 8Q0 10.6 3.4 8', 'red')}</g>`
			: '',
	].join('');
	return at(x, y, drawn);
}

/** A small sun of rays only. */
export function smallSun(x: number, y: number, r: number): string {
	return area(star(x, y, r * 1.9, 16, r * 1.15), 'gold') + area(disc(x, y, r), 'bright');
}

/** Stars of eight points at places given as x, y, radius. */
export function stars(...places: number[]): string {
	let d = '';
	for (let i = 0; i + 2 < places.length; i += 3)
		d += star(places[i] as number, places[i + 1] as number, places[i + 2] as number);
	return flat(d, 'bright');
}

/** A ribbon of cloud as the miniatures have it, its left end at the origin, about 60 wide. */
export function cloud(x: number, y: number, size = 1, flip = false, colour: Ink = 'lapis'): string {
	return at(
		x,
		y,
		area(
			'M0 8C-3 2 4 -3 9 1C9 -7 20 -10 25 -3C30 -11 43 -8 43 1C50 -2 58 3 55 9C64 8 68 12 74 12C62 18 46 13 36 15C24 18 8 16 0 8Z',
			colour,
		) + fine('M9 1C13 3 14 8 9 9M25 -3C30 0 30 7 24 7M43 1C45 6 41 10 37 8'),
		size,
		0,
		flip,
	);
}

/** A range of pointed mountains on a base line: peaks as x, y. */
export function mountains(base: number, colour: Ink, ...peaks: number[]): string {
	let d = '';
	let ridges = '';
	for (let i = 0; i + 1 < peaks.length; i += 2) {
		const [x, y] = [peaks[i] as number, peaks[i + 1] as number];
		const w = (base - y) * 0.62;
		d += `<path d="M${xy([x - w, base])}C${xy([x - w * 0.6, y + (base - y) * 0.5])} ${xy([x - w * 0.25, y + 10])} ${xy([x, y])}C${xy([x + w * 0.2, y + 8])} ${xy([x + w * 0.6, y + (base - y) * 0.5])} ${xy([x + w, base])}" fill="${ink[colour]}"/>`;
		ridges += `M${xy([x, y])}Q${xy([x + w * 0.05, y + (base - y) * 0.3])} ${xy([x - w * 0.12, y + (base - y) * 0.5])}M${xy([x + w * 0.16, y + (base - y) * 0.25])}Q${xy([x + w * 0.28, y + (base - y) * 0.4])} ${xy([x + w * 0.2, y + (base - y) * 0.6])}`;
	}
	return d + fine(ridges);
}

/** A cypress with its bent tip, its foot at the place given. */
export function cypress(x: number, y: number, h: number, colour: Ink = 'leaf'): string {
	const p = (dx: number, up: number) => xy([x + dx * h, y - up * h]);
	return (
		line(`M${xy([x, y])}L${p(0, 0.12)}`, 2) +
		area(
			`M${p(0, 0.1)}C${p(-0.2, 0.14)} ${p(-0.16, 0.5)} ${p(-0.02, 0.84)}Q${p(0.01, 0.96)} ${p(0.09, 1)}Q${p(0.05, 0.92)} ${p(0.06, 0.82)}C${p(0.17, 0.5)} ${p(0.2, 0.14)} ${p(0, 0.1)}Z`,
			colour,
		) +
		fine(
			`M${p(0, 0.14)}Q${p(-0.02, 0.45)} ${p(0.01, 0.78)}M${p(-0.02, 0.3)}L${p(-0.07, 0.42)}M${p(0, 0.3)}L${p(0.06, 0.42)}M${p(-0.01, 0.48)}L${p(-0.05, 0.58)}M${p(0, 0.48)}L${p(0.05, 0.6)}`,
		)
	);
}

/** Waves in rows between two heights across the window. */
export function water(top: number, bottom: number, step = 9, from = 8, to = 192): string {
	let d = '';
	for (let y = top + step, row = 0; y < bottom; y += step, row++) {
		d += `M${from - (row % 2) * 9} ${y}`;
		for (let x = from; x < to; x += 18) d += 'q4.5 -5 9 0t9 0';
	}
	return flat(`M${from} ${top}H${to}V${bottom}H${from}Z`, 'teal', 0.75) + fine(d, 'bright');
}

/** A five-petalled rose. */
export function rose(x: number, y: number, r: number, colour: Ink = 'red'): string {
	let d = '';
	for (let i = 0; i < 5; i++) {
		const [l, t, q] = [polar(r, i * 72 - 34), polar(r * 1.32, i * 72), polar(r, i * 72 + 34)];
		d += `M0 0C${xy(polar(r * 0.6, i * 72 - 46))} ${xy(l)} ${xy(l)}Q${xy(t)} ${xy(q)}C${xy(q)} ${xy(polar(r * 0.6, i * 72 + 46))} 0 0Z`;
	}
	return at(x, y, `<path d="${d}" fill="${ink[colour]}" stroke-width="0.8"/>${flat(disc(0, 0, r * 0.28), 'bright')}`);
}

/** A pair of leaves growing up from the origin. */
export const leaves = 'M0 0C-8 -2 -10 -8 -9 -14C-3 -11 0 -6 0 0C0 -6 3 -11 9 -14C10 -8 8 -2 0 0Z';

/** A lily of three petals, its foot at the place. */
export function lily(x: number, y: number, size = 1): string {
	return at(
		x,
		y,
		line('M0 0V-14M0 -3C-5 -4 -8 -8 -9 -12M0 -3C5 -4 8 -8 9 -12') +
			area('M0 -13C-7 -16 -9 -23 -8 -28C-4 -26 -2 -23 0 -19C2 -23 4 -26 8 -28C9 -23 7 -16 0 -13Z', 'ivory') +
			area('M0 -13C-3.6 -19 -2.6 -26 0 -31C2.6 -26 3.6 -19 0 -13Z', 'ivory'),
		size,
	);
}

/** Falling drops of light (the yods of the old decks), places as x, y. */
export function drops(...places: number[]): string {
	let d = '';
	for (let i = 0; i + 1 < places.length; i += 2) d += `M${places[i]} ${places[i + 1]}c3 4 3.4 9 0 9s-3 -5 0 -9Z`;
	return flat(d, 'bright');
}

/** Ground to the foot of the window under an edge: path data from the left rim to the right one. */
export function ground(edge: string, colour: Ink = 'deep'): string {
	return `<path d="${edge}V300H8Z" fill="${ink[colour]}"/>`;
}

/** A tuft of grass with a flower. */
export function tuft(x: number, y: number, size = 1, colour: Ink = 'red'): string {
	return at(
		x,
		y,
		fine('M0 0V-11M0 0Q-5 -4 -6 -9M0 0Q5 -4 6 -9M0 0Q-2 -5 -2.6 -8') + flat(disc(0, -12.6, 2.6), colour),
		size,
	);
}

/** A crescent with its horns upwards, its middle at the place. */
export function crescent(x: number, y: number, r: number, turn = 0, colour: Ink = 'ivory'): string {
	const s = short;
	return at(
		x,
		y,
		area(
			`M${-r} ${s(-r * 0.3)}A${r} ${r} 0 1 0 ${r} ${s(-r * 0.3)}A${s(r * 1.04)} ${s(r * 0.8)} 0 0 1 ${-r} ${s(-r * 0.3)}Z`,
			colour,
		),
		1,
		turn,
	);
}
