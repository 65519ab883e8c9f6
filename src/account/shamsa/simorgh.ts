import { area, at, disc, fine, flat, type Ink, ink, limb } from '#src/ui/ornament/drawing/pen.ts';
import { polar } from '#src/ui/ornament/geometry.ts';

/*
 * The Simorgh in a box of 200, in the line of the deck: wings raised, seven long plumes that curl at their ends, a crest of
 * flames.
 */

const quill = (turn: number, length: number, colour: Ink) =>
	`<path d="M-4.6 0C-8 ${-length * 0.5} -7 ${-length * 0.86} 0 ${-length}C7 ${-length * 0.86} 8 ${-length * 0.5} 4.6 0Z" fill="${ink[colour]}" transform="rotate(${turn})"/>`;

const wing = (flip: boolean) =>
	at(
		flip ? 90 : 110,
		104,
		[104, 90, 76, 62, 48, 34, 20]
			.map((turn, i) => quill(turn, 84 - Math.abs(i - 3) * 4, i % 2 ? 'blue' : 'teal'))
			.join('') +
			[98, 80, 62, 44, 28].map((turn, i) => quill(turn, 56, i % 2 ? 'gold' : 'red')).join('') +
			[88, 66, 44].map((turn, i) => quill(turn, 34, i % 2 ? 'teal' : 'bright')).join(''),
		1,
		0,
		flip,
	);

/** A plume that falls and curls outwards, with the eye at its end. */
const plume = (turn: number, colour: Ink, flip: boolean) =>
	`<g transform="translate(100 126)scale(${flip ? -1.3 : 1.3} 1.3)rotate(${turn})"><path d="M-4 0C-10 22 -2 38 6 52C10 60 20 62 24 54C27 47 20 42 16 47C20 47 20 52 16 52C10 50 8 42 6 34C3 22 6 10 4 0Z" fill="${ink[colour]}"/><path d="M0 6C-3 22 2 36 9 49" stroke-width=".7"/><path d="${disc(18.6, 48.6, 3.4)}" fill="${ink.bright}"/></g>`;

const crest = [-34, -10, 14, 38]
	.map((turn, i) => {
		const reach = 24 - Math.abs(i - 1) * 3;
		const [x, y] = polar(reach + 3, turn + 16);
		return (
			`<path d="M-2.6 0C-6 ${-reach * 0.5} 5 ${-reach * 0.7} 0 ${-reach}C8 ${-reach * 0.66} 7 ${-reach * 0.3} 2.6 0Z" fill="${ink.red}" transform="translate(95 52)rotate(${turn + 14})"/>` +
			flat(disc(95 + x, 52 + y, 2), 'bright')
		);
	})
	.join('');

export const simorgh = [
	[64, 38, 12]
		.map((turn, i) => plume(-turn, i % 2 ? 'gold' : 'red', false) + plume(-turn, i % 2 ? 'gold' : 'red', true))
		.join(''),
	wing(false),
	wing(true),
	crest,
	`<path d="${limb(90, 60, 9.6, 100, 71, 7.6, 101, 88, 13.5, 100, 110, 15, 100, 134, 5)}" fill="${ink.gold}" stroke="${ink.night}" stroke-width="1.6"/>`,
	flat('M92 84C87 102 91 122 100 136C94 118 94 102 96 86Z', 'bright', 0.75),
	fine(
		'M92 88Q96 92 100 88Q104 92 109 88M90 97Q94 101 98 97Q102 101 106 97Q109 100 112 97M88 106Q92 110 96 106Q100 110 104 106Q108 110 112 106M90 115Q94 119 98 115Q102 119 106 115Q109 118 111 115M94 124Q98 127 101 124Q104 127 107 124',
		'line',
	),
	area('M82.4 56C74 54.6 68.4 60 70 67.6C73 64.6 77 64 82.6 64.4Z', 'bright'),
	fine('M83 68C79 73 81 78 77 82M86.6 69.6C84 75 86 79 83.6 84', 'red'),
	flat('M85 57.4C87.4 55 91.4 55.4 93 58.2C90.4 60.6 87 60.2 85 57.4Z', 'ivory') + flat(disc(89, 57.8, 1.7), 'night'),
].join('');
