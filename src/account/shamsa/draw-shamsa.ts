import { keptKinds } from '#src/catalogue/catalogue.ts';
import { finished } from '#src/ui/ornament/drawing/finished-drawing.ts';
import { at, disc, flat, ink, NAME, star } from '#src/ui/ornament/drawing/pen.ts';
import { petal, polar, short, turns, xy } from '#src/ui/ornament/geometry.ts';
import { markShapes } from '#src/ui/ornament/mark.tsx';
import { type Petal, petalPath, petalsOf, ROOT, TIP } from './petals.ts';
import { readingsIn, readingsOf, type ShamsaYear } from './shamsa-year.ts';
import { simorgh } from './simorgh.ts';

/** Thirty birds, si morgh, are the Simorgh. */
export const SIMORGH = 30;
/** By how many degrees the tips of closed petals are bent. */
const LEAN = 7;

type Looks = {
	/** The month that is looked at, by its place: the others step back. */
	chosen?: number | null;
	/** For a width below 60 pixels: a petal a month. */
	small?: boolean;
};

/**
 * A year of readings as a shamsa: an SVG of its own, 400 units wide, on its night sky, the same on both grounds. A petal a
 * reading, the months clockwise from above, kinds by their colours in the catalogue, what came back as gold dots around
 * the middle. On the way it holds the hoopoe; from thirty petals on they are bent into a ring, and it holds the Simorgh.
 */
export function drawShamsa(year: ShamsaYear, { chosen = null, small = false }: Looks = {}): string {
	const closed = readingsOf(year) >= SIMORGH;
	const content = small ? smallContent(year, closed) : wholeContent(year, closed, chosen);
	const parts = [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" width="800" height="800"',
		` style="color-scheme:dark;--gold:${ink.gold};--turquoise:#4fb9b5;--rubric:#e07a66;--lapis:${ink.blue};--ink:${ink.ivory}">`,
		`<defs>${sky}${keptKinds.map(({ colour }, index) => enamel(index, colour)).join('')}</defs>`,
		`<g fill="none" stroke="${ink.gold}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`,
	];
	return finished('shamsa', parts.join(''));
}

const sky = `<radialGradient id="${NAME}s"><stop stop-color="${ink.lapis}"/><stop offset="1" stop-color="${ink.night}"/></radialGradient>`;

/** The enamel of a kind, deep at the root of its petals. */
const enamel = (index: number, colour: string) =>
	`<radialGradient id="${NAME}k${index}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${TIP}"><stop offset=".34" style="stop-color:color-mix(in oklab,${colour} 30%,${ink.night})"/><stop offset=".95" style="stop-color:${colour}"/></radialGradient>`;

const fillOf = (kind: Petal['kind']) => `url(#${NAME}k${keptKinds.findIndex((one) => one.kind === kind)})`;

function wholeContent(year: ShamsaYear, closed: boolean, chosen: number | null): string {
	const sector = 360 / year.months.length;
	const petals = petalsOf(year);
	const aside = chosen === null ? [] : petals.filter(({ place }) => place !== chosen);
	const looked = chosen === null ? petals : petals.filter(({ place }) => place === chosen);
	return [
		`<circle r="196" fill="${ink.night}" stroke="none"/><circle r="190" fill="url(#${NAME}s)" stroke-width="2.4"/><circle r="197.5" stroke-width="1.6"/>`,
		pearls(193.8, 12 * 8, 2.2),
		closed ? closedRim(sector, year.months.length) : openRim(sector, year.months.length),
		chosen === null ? '' : wedge(chosen * sector + (closed ? LEAN / 2 : 0), sector),
		year.months.map((month, place) => (readingsIn(month) > 0 ? '' : bare(place * sector, sector))).join(''),
		aside.length > 0 ? `<g opacity=".3">${whorls(aside, closed)}</g>` : '',
		whorls(looked, closed),
		heart(closed),
		returnedDots(year.returned, closed ? 88 : 57),
	].join('');
}

/** Petals row by row; those of one row and kind do not touch and are one path. */
function whorls(petals: readonly Petal[], closed: boolean): string {
	const rows = [...new Set(petals.map(({ row }) => row))];
	return rows
		.map((row) => {
			const inRow = petals.filter((one) => one.row === row);
			const leaves = [...new Set(inRow.map(({ kind }) => kind))].map((kind) => {
				const ofKind = inRow.filter((one) => one.kind === kind);
				const d = ofKind.map((one) => petalPath(one, closed ? LEAN : 0)).join('');
				return `<path d="${d}" fill="${fillOf(kind)}" stroke="${ink.night}" stroke-width="${row === 0 ? 2.6 : 1.8}"/><path d="${d}" stroke="${ink.bright}" stroke-width=".8"/>`;
			});
			return leaves.join('') + veins(inRow, closed);
		})
		.join('');
}

/** What broad petals carry: the line of a smaller one within, and a bead. */
function veins(petals: readonly Petal[], closed: boolean): string {
	return petals
		.filter(({ half }) => half > 12)
		.map(({ angle, outer, half }) => {
			const reach = ROOT + (outer - ROOT) * 0.74;
			const lean = closed ? LEAN * 0.62 : 0;
			const [x, y] = polar(reach + 9, angle + lean * 1.2);
			return (
				`<path d="${petalPath({ angle, half: half * 0.5, outer: reach }, lean)}" stroke="${ink.bright}" stroke-width=".8" opacity=".75"/>` +
				flat(disc(short(x), short(y), 2.1), 'bright')
			);
		})
		.join('');
}

/** A month without readings: the outline of a petal that may come. */
const bare = (angle: number, sector: number) =>
	`<path d="${petalPath({ angle, half: sector * 0.46, outer: TIP })}" opacity=".45" stroke-width="1"/>`;

/** Rays between the months. */
const openRim = (sector: number, count: number) =>
	turns(count, sector / 2)
		.map(
			(turn) =>
				`<g transform="rotate(${turn})" opacity=".75"><path d="M0 -128V-170"/><path d="${petal(160, 182, 4)}" fill="${ink.gold}" stroke="none"/><path d="M-4 -153L0 -159L4 -153L0 -147Z" fill="${ink.night}"/></g>`,
		)
		.join('');

/** The ring that closed petals make: lobes from tip to tip, and a bead in each. */
function closedRim(sector: number, count: number): string {
	const arcs = turns(count * 2)
		.map((turn) => {
			const [from, to] = [polar(176, turn), polar(176, turn + sector / 2)];
			return `M${xy(from)}A26 26 0 0 1 ${xy(to)}`;
		})
		.join('');
	return `<circle r="176" fill="${ink.deep}" stroke-width="1.6"/><path d="${arcs}" stroke-width="1.4"/>`;
}

const wedge = (angle: number, sector: number) =>
	`<path d="M0 0L${xy(polar(188, angle - sector / 2))}A188 188 0 0 1 ${xy(polar(188, angle + sector / 2))}Z" fill="${ink.gold}" fill-opacity=".16" stroke="${ink.gold}" stroke-width="1"/>`;

const pearls = (r: number, count: number, width: number) =>
	`<circle r="${r}" stroke="${ink.bright}" stroke-width="${width}" stroke-dasharray="0 ${Math.round(((2 * Math.PI * r) / count) * 1000) / 1000}"/>`;

/** The middle: the hoopoe on its way, or the Simorgh. */
function heart(closed: boolean): string {
	if (closed)
		return `<circle r="95" fill="${ink.night}" stroke-width="2.2"/><circle r="81" fill="url(#${NAME}s)" stroke-width="1.2"/>${at(-84, -84, simorgh, 0.84)}`;
	const ring = `<circle r="64" fill="${ink.night}" stroke-width="2"/><circle r="50" fill="url(#${NAME}s)" stroke-width="1"/>`;
	const { blades, tips, bill, body, eye, wing } = markShapes;
	return `${ring}<g transform="translate(-36 -38)scale(.76)" stroke="none"><path d="${blades}" fill="#c9503c"/><g fill="${ink.gold}"><path d="${tips}"/><path d="${bill}"/><path d="${body}${eye}" fill-rule="evenodd"/></g><path d="${wing}" fill="none" stroke="${ink.night}" stroke-width="2.6"/></g>`;
}

/** The address of a drawing, which holds it. */
export const drawingAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** What came back: a dot each in the band around the middle, larger where it came more often. */
function returnedDots(returned: readonly number[], r: number): string {
	if (returned.length === 0) return pearls(r, 60, 1.4);
	return returned
		.map((count, index) => {
			const [x, y] = polar(r, (index * 360) / returned.length);
			const size = Math.min(5.4, 2.2 + count * 0.6);
			return `<path d="${disc(short(x), short(y), short(size))}" fill="${ink.bright}" stroke="${ink.line}" stroke-width="1"/>`;
		})
		.join('');
}

/** A petal a month, in the colour of what was asked most often. */
function smallContent({ months }: ShamsaYear, closed: boolean): string {
	const sector = 360 / months.length;
	const drawn = months
		.map((month, place) => {
			const [most] = month.toSorted((one, other) => other.count - one.count);
			const d = petalPath({ angle: place * sector, half: sector * 0.46, outer: 186 }, closed ? LEAN : 0);
			return `<path d="${d}" fill="${most ? fillOf(most.kind) : 'none'}" stroke="${ink.gold}" stroke-width="${most ? 4 : 5}"${most ? '' : ' opacity=".45"'}/>`;
		})
		.join('');
	const middle = closed
		? `<circle r="66" fill="${ink.night}" stroke-width="8"/><path d="${disc(0, 0, 34)}" fill="${ink.bright}" stroke="none"/>`
		: `<circle r="58" fill="${ink.night}" stroke-width="8"/>${flat(star(0, 0, 40, 8), 'bright')}`;
	return `<circle r="196" fill="${ink.night}" stroke-width="${closed ? 12 : 7}"/>${drawn}${middle}`;
}
