import { area, disc, fine, flat, type Ink, ink, limb, line, union } from '#src/ui/ornament/drawing/pen.ts';

/** A feather in a cap or turban, in the coordinates of a head. */
export const feather =
	area('M6 -13C8 -24 18 -31 27 -29C25 -22 18 -14 9 -9Z', 'ivory') + fine('M8 -12Q15 -21 23 -26', 'line');

/** A wound turban over a pointed cap, in the coordinates of a head. */
export function turban(colour: Ink, cap: Ink, jewel = true): string {
	const fold = colour === 'ivory' || colour === 'gold' ? 'line' : 'bright';
	return (
		area('M-4 -16C-3.4 -21 -1.4 -24 0 -26C1.4 -24 3.4 -21 4 -16Z', cap) +
		area(
			'M-9 -3.4C-13.4 -6 -13.6 -14 -7 -16.6C-4 -19.6 4 -19.6 7 -16.6C13.6 -14 13.4 -6 9 -3.4Q0 -8.6 -9 -3.4Z',
			colour,
		) +
		fine('M-9.6 -5C-5 -12 3 -16 8 -16M-11 -9C-7 -14 -2 -17 3 -18.6M-2 -6.8C3 -9 8 -11 11.6 -12', fold) +
		(jewel ? flat(disc(0, -9.6, 2.2), colour === 'red' ? 'bright' : 'red') : '')
	);
}

/** A round felt cap with a fur rim, in the coordinates of a head. */
export function feltCap(colour: Ink): string {
	return (
		area('M-9.4 -6C-10.4 -15 -6 -20 0 -20.6C6 -20 10.4 -15 9.4 -6Z', colour) +
		area('M-10 -4C-11.4 -7 -11 -9 -9.6 -9.8Q0 -13.6 9.6 -9.8C11 -9 11.4 -7 10 -4Q0 -8.6 -10 -4Z', 'ivory')
	);
}

/** A veil over head and shoulders, in the coordinates of a head without hair. */
export function veil(colour: Ink): string {
	return (
		area(
			'M-7.2 1C-7.4 -5 -5 -7.6 0 -7.8C5 -7.6 7.4 -5 7.2 1C7.6 8 9 14 14 20C17 8 14.6 -14 0 -14.4C-14.6 -14 -17 8 -14 20C-9 14 -7.6 8 -7.2 1Z',
			colour,
		) +
		fine(
			'M-10.6 2C-11 8 -12 13 -12.6 16M10.6 2C11 8 12 13 12.6 16M-8 -8Q0 -13 8 -8',
			colour === 'ivory' ? 'line' : 'gold',
		)
	);
}

/** A scarf tied about the hair, in the coordinates of a head. */
export function headscarf(colour: Ink): string {
	return (
		area('M-8.6 -2C-12 -12 -7 -16 0 -16.4C7 -16 12 -12 8.6 -2C6 -7 3 -8.4 0 -8.6C-3 -8.4 -6 -7 -8.6 -2Z', colour) +
		fine('M-9.6 -7C-5 -11.6 5 -11.6 9.6 -7M-7 -12.6Q0 -15 7 -12.6', 'bright')
	);
}

/** A pointed helmet with a spike and a curtain of mail, in the coordinates of a head. */
export const helmet =
	area('M-9 -3C-11 4 -11 9 -12 14L-7 11C-6.6 5 -6.8 0 -6.4 -4ZM9 -3C11 4 11 9 12 14L7 11C6.6 5 6.8 0 6.4 -4Z', 'blue') +
	area('M-9.6 -4C-10.4 -14 -4 -18 0 -26C4 -18 10.4 -14 9.6 -4Q0 -9 -9.6 -4Z', 'bright') +
	fine('M-9.6 -8Q0 -13 9.6 -8M0 -25V-11', 'line') +
	line('M0 -26V-31', 1.6) +
	flat(disc(0, -7.6, 2), 'red');

/** A band with three tongues of flame, in the coordinates of a head. */
export const flameCrown =
	area('M-4 -10C-8 -16 -4 -20 0 -32C4 -20 8 -16 4 -10Z', 'red') +
	area('M-9 -9C-13 -15 -9 -18 -9.6 -26C-4 -20 -3 -14 -4 -9ZM9 -9C13 -15 9 -18 9.6 -26C4 -20 3 -14 4 -9Z', 'bright') +
	area('M-8.8 -5.6Q0 -9.6 8.8 -5.6L9.4 -10.6Q0 -14.6 -9.4 -10.6Z', 'bright') +
	flat(disc(0, -10, 1.8), 'red');

/** A crown set about a turban or a veil, in the coordinates of a head. */
export const smallCrown =
	area('M-9.4 -8.6L-11 -17.6L-5.6 -14L0 -21L5.6 -14L11 -17.6L9.4 -8.6Q0 -12.6 -9.4 -8.6Z', 'bright') +
	flat(disc(0, -13.6, 1.7) + disc(-6, -12, 1.1) + disc(6, -12, 1.1), 'red');

/** A moustache, in the coordinates of a head. */
export const moustache = `<path d="M-4.6 6Q-2.4 3.6 0 4.6Q2.4 3.6 4.6 6" stroke="${ink.line}" stroke-width="1.4"/>`;

/** A plait of hair along its joints, as those of a limb. */
export function plait(colour: Ink, ...joints: number[]): string {
	let ties = '';
	for (let i = 0; i + 5 < joints.length; i += 3) {
		const [x = 0, y = 0, , a = 0, b = 0] = joints.slice(i);
		ties += `M${(x + a) / 2 - 2.4} ${(y + b) / 2 - 1.2}l4.8 2.4`;
	}
	return union(colour, limb(...joints)) + fine(ties, 'bright');
}
