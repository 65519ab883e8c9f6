import { splitLeaf } from '#src/ui/ornament/arabesque.ts';
import { polar, short } from '#src/ui/ornament/geometry.ts';
import { seededChoices } from '#src/words/seeded.ts';
import { coverSize } from '../../article/social-picture.ts';
import type { Family, Motif } from '../../lore/theme.ts';
import { frameOf } from './frames.ts';
import { groundPattern } from './grounds.ts';
import { motifDrawings } from './motifs.ts';
import { at, ink, LINE } from './pen.ts';
import { wings } from './wings.ts';

const { width, height } = coverSize;
/** From the panel's side to the inner border. */
const MARGIN = 62;

type Ground = { heart: string; rim: string };
/** Light and dark of the ground. */
const grounds: readonly [Ground, ...Ground[]] = [
	{ heart: '#1f379c', rim: '#070c24' },
	{ heart: '#1a4a80', rim: '#06102a' },
	{ heart: '#322f8c', rim: '#0a0a26' },
];

/**
 * A cover as an SVG of 1200×630 without any lettering: the motif in the panel of its family, ornament beside it and
 * behind. What is free is chosen by the seed; the same arguments draw the same.
 */
export function drawCover({
	family,
	motif,
	seed,
}: {
	family: Family | null;
	motif: Motif | null;
	seed: string;
}): string {
	const { pick } = seededChoices(seed);
	const kind = family ?? 'practices';
	const ground = pick(grounds);
	const wing = pick(wings);
	const panel = pick(['#0d1748', '#101c5c', '#0b1b4a']);
	const size = pick([0.9, 1, 1.12]);
	// Only square wallpapers look right on their corner.
	const turn = kind === 'cards' || kind === 'methods' || kind === 'days' ? pick([0, 45]) : 0;
	const frame = frameOf(kind);
	const middle = (width / 2 - MARGIN + frame.halfWidth) / 2;
	const half = (width / 2 - MARGIN - frame.halfWidth) / 2;
	const beside = half > 44 ? at(middle, 0, wing(half)) : '';
	const corner = `<path d="M14 58C14 30 30 14 58 14" stroke-width="2"/><g fill="${ink.gold}" stroke="none">${[20, 45, 70].map((angle) => at(16, 16, `<path d="${splitLeaf}"/>`, angle, angle === 45 ? 2 : 1.3)).join('')}</g>`;
	const shadow = Array.from({ length: 40 }, (_, i) => {
		const [x, y] = polar(120 + ((i * 97) % 420), i * 137.508);
		return Math.abs(y) < 290 ? `M${short(x)} ${short(y)}h0` : '';
	}).join('');
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
		`<defs><radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="600" cy="300" r="680"><stop stop-color="${ground.heart}"/><stop offset="1" stop-color="${ground.rim}"/></radialGradient>`,
		`<radialGradient id="panel"><stop stop-color="#192c80"/><stop offset="1" stop-color="${panel}"/></radialGradient>`,
		`<path id="leaf" d="${splitLeaf}" fill="${ink.teal}" stroke-width="1.6"/>`,
		groundPattern(kind, 'paper', size, turn),
		'</defs>',
		`<path d="M0 0H${width}V${height}H0Z" fill="url(#ground)"/><path d="M0 0H${width}V${height}H0Z" fill="url(#paper)" opacity=".17"/>`,
		`<g fill="none" stroke="${ink.gold}" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">`,
		`<path d="M18 18H${width - 18}V${height - 18}H18Z" stroke-width="3"/><path d="M28 28H${width - 28}V${height - 28}H28Z" stroke-width="1.2"/>`,
		[
			[28, 28, 1, 1],
			[width - 28, 28, -1, 1],
			[28, height - 28, 1, -1],
			[width - 28, height - 28, -1, -1],
		]
			.map(([x, y, sx, sy]) => `<g transform="translate(${x} ${y})scale(${sx} ${sy})">${corner}</g>`)
			.join(''),
		`<g transform="translate(${width / 2} ${height / 2})">`,
		`<path d="${shadow}" stroke="${ink.bright}" stroke-width="2.4" opacity=".5"/>`,
		beside && `<g id="wing">${beside}</g><use href="#wing" transform="scale(-1 1)"/>`,
		`<path d="${frame.outline}" fill="url(#panel)" stroke-width="4"/>`,
		frame.around,
		at(0, frame.dy, motifDrawings[motif ?? 'bird'], 0, frame.size),
		'</g></g></svg>',
	].join('');
}
