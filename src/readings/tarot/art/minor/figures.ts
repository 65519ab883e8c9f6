import { area, at, fine, type Ink, limb, union, whole } from '#src/ui/ornament/drawing/pen.ts';
import { horse } from '../creatures.ts';

/**
 * A horse to the right with a rider's leg, coat and saddle, its feet on the origin; the rider's shoulders are at (10, -126)
 * and (-4, -126), the middle of the face at (5, -150). Arms, head and what the rider holds are left out.
 */
export function rider(colours: { horse: Ink; mane: Ink; saddle: Ink; coat: Ink; trousers: Ink; boots: Ink }): string {
	const fold = colours.coat === 'gold' ? 'line' : 'gold';
	return [
		at(0, 0, horse(colours.horse, colours.mane), 1.16),
		area('M-18 -66C0 -70 18 -68 32 -62C30 -50 28 -42 22 -36C8 -44 -4 -46 -18 -44Z', colours.saddle),
		fine('M-15 -48C-2 -50 10 -48 22 -41', 'bright'),
		union(colours.trousers, limb(10, -70, 8, 26, -58, 6.4, 20, -34, 5)),
		union(colours.boots, limb(21, -40, 5.4, 20, -28, 4.8, 32, -24, 3)),
		area(
			'M-6 -134C0 -137 10 -137 15 -132C20 -120 17 -106 16 -98C22 -88 30 -78 34 -66C22 -58 2 -60 -20 -60C-16 -76 -10 -88 -8 -98C-12 -110 -12 -126 -6 -134Z',
			colours.coat,
		),
		fine(
			'M4 -97C4 -84 6 -72 6 -61M12 -97C16 -86 22 -74 25 -63M-4 -97C-8 -84 -10 -72 -12 -61M0 -135Q5 -127 11 -135',
			fold,
		),
	].join('');
}

/** A tunic to the knee with legs and boots, the feet at about y = 270 and the shoulders at y = 142; face at (100, 116). */
export function tunicFigure(tunic: Ink, trousers: Ink, boots: Ink): string {
	return [
		union(trousers, limb(91, 214, 8, 88, 240, 6.4, 87, 262, 4.8)),
		union(boots, limb(88, 250, 5.6, 87, 265, 5, 77, 269, 3)),
		union(trousers, limb(109, 214, 8, 112, 240, 6.4, 113, 262, 4.8)),
		union(boots, limb(112, 250, 5.6, 113, 265, 5, 123, 269, 3)),
		area(
			whole('M100 133C108 133 114 135 118 141C123 154 119 170 118 180C122 196 130 210 134 222C122 229 110 224 100 228'),
			tunic,
		),
		fine(whole('M106 182C107 198 109 212 111 224M114 182C117 196 121 210 124 222M93 133Q97 140 100 141')),
	].join('');
}

/** A robe of somebody sitting cross-legged on the ground; `y` is the middle of the face, the seat 106 below. */
export function crossLegged(y: number, colour: Ink, fold: Ink = 'gold'): string {
	const p = (x: number, dy: number) => `${x} ${y + dy}`;
	return (
		area(
			whole(
				`M${p(100, 13)}C${p(108, 13)} ${p(117, 16)} ${p(121, 24)}C${p(125, 38)} ${p(120, 54)} ${p(119, 66)}C${p(134, 66)} ${p(156, 80)} ${p(156, 95)}C${p(156, 106)} ${p(130, 108)} ${p(100, 106)}`,
			),
			colour,
		) +
		fine(
			whole(
				`M${p(118, 68)}C${p(114, 80)} ${p(106, 86)} ${p(100, 88)}M${p(148, 90)}C${p(136, 96)} ${p(118, 92)} ${p(100, 98)}M${p(134, 78)}C${p(128, 86)} ${p(118, 88)} ${p(110, 90)}`,
			),
			fold,
		)
	);
}

/** A mantle hanging open from the shoulders behind a seated figure; `y` is the middle of its face. */
export function mantle(y: number, hem: number, colour: Ink): string {
	return area(
		whole(
			`M100 ${y + 12}C114 ${y + 12} 126 ${y + 18} 130 ${y + 32}C136 ${y + 62} 146 ${hem - 50} 158 ${hem}C140 ${hem + 4} 120 ${hem + 2} 100 ${hem}`,
		),
		colour,
	);
}
