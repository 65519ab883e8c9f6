import { area, at, disc, fine, type Ink, line, star } from '#src/ui/ornament/drawing/pen.ts';

/** A column on its foot at the place, with a lotus capital. */
export function column(x: number, foot: number, top: number, w: number, colour: Ink): string {
	const h = top + 16;
	return (
		area(`M${x - w} ${foot - 8}V${h}H${x + w}V${foot - 8}Z`, colour) +
		fine(`M${x - w / 3} ${foot - 8}V${h}M${x + w / 3} ${foot - 8}V${h}`) +
		area(`M${x - w - 3} ${foot}V${foot - 8}H${x + w + 3}V${foot}Z`, 'lapis') +
		area(
			`M${x - w} ${h}C${x - w - 1} ${h - 6} ${x - w - 5} ${top + 5} ${x - w - 5} ${top}H${x + w + 5}C${x + w + 5} ${top + 5} ${x + w + 1} ${h - 6} ${x + w} ${h}Z`,
			'lapis',
		) +
		fine(
			`M${x} ${h}V${top}M${x - w / 2} ${h}Q${x - w / 2 - 2} ${top + 6} ${x - w / 2 - 3} ${top}M${x + w / 2} ${h}Q${x + w / 2 + 2} ${top + 6} ${x + w / 2 + 3} ${top}`,
		)
	);
}

/** An upright sword, its pommel at the origin and its point above. */
export function sword(x: number, y: number, length: number, turn = 0): string {
	return at(
		x,
		y,
		area(`M-2.4 -14L-1.8 ${-length + 8}L0 ${-length}L1.8 ${-length + 8}L2.4 -14Z`, 'ivory') +
			fine(`M0 -16V${-length + 12}`, 'line') +
			area('M-10 -12.4Q0 -16 10 -12.4L9 -9.6Q0 -12.6 -9 -9.6Z', 'bright') +
			line('M0 -10V-2', 2.4) +
			area(disc(0, 0, 2.4), 'red'),
		1,
		turn,
	);
}

/** A goblet, its foot at the place, 20 high. */
export function cup(x: number, y: number, size = 1, turn = 0): string {
	return at(
		x,
		y,
		area(
			'M-8 -20C-8 -12 -5 -9 -1.6 -7.6V-3C-4 -2.4 -6 -1.6 -6 0H6C6 -1.6 4 -2.4 1.6 -3V-7.6C5 -9 8 -12 8 -20Z',
			'gold',
		) + area('M-8 -20C-8 -22.4 8 -22.4 8 -20S-8 -17.6 -8 -20Z', 'red'),
		size,
		turn,
	);
}

/** A jug with its foot at the origin, 26 high. */
export const jug =
	area(
		'M-4 -26C-4 -22 -4.4 -20 -7 -17C-11 -12 -9 -3 -4.6 0H4.6C9 -3 11 -12 7 -17C4.4 -20 4 -22 4 -26Q0 -24.4 -4 -26Z',
		'gold',
	) +
	fine('M-9 -11Q0 -8 9 -11M-7.6 -15.4Q0 -12.6 7.6 -15.4', 'line') +
	line('M4.4 -23C10 -24 12 -17 8.6 -13');

/** A coin with a five-pointed star. */
export function coin(x: number, y: number, r: number): string {
	return area(disc(x, y, r), 'gold') + fine(star(x, y, r * 0.74, 5, r * 0.3), 'line');
}

/** A crown by itself, standing on the origin, 18 wide. */
export const crown =
	area('M-9 0L-11 -11L-5 -6L0 -14L5 -6L11 -11L9 0Q0 -3 -9 0Z', 'bright') + fine('M-8 -2.6Q0 -5.4 8 -2.6', 'line');

/** A lamp of glass hanging from the point of the arch; `y` is its rim. */
export function lamp(y: number): string {
	return (
		fine(`M100 18V${y - 12}M100 ${y - 12}L92 ${y}M100 ${y - 12}L108 ${y}`) +
		area(
			`M91 ${y}H109L106 ${y + 6}C116 ${y + 10} 115 ${y + 21} 106 ${y + 25}L108 ${y + 30}H92L94 ${y + 25}C85 ${y + 21} 84 ${y + 10} 94 ${y + 6}Z`,
			'blue',
		) +
		fine(`M94 ${y + 6}H106M94 ${y + 25}H106`) +
		area(star(100, y + 15.5, 7, 8, 3.4), 'bright') +
		fine(`M76 ${y + 12}L82 ${y + 13}M124 ${y + 12}L118 ${y + 13}M78 ${y + 26}L84 ${y + 23}M122 ${y + 26}L116 ${y + 23}`)
	);
}
