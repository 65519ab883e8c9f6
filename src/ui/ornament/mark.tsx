import { type Point, polar, xy } from './geometry.ts';

/*
 * The hoopoe's head and breast, facing left, in a box of 96: a small round head, a long thin bill that bends down, a fan
 * of crest feathers with dark tips. Computed: the fan, about the crown.
 */
/** Where the crest stands on the head. */
export const crown: Point = [49.5, 43];

function feather(angle: number, length: number, width: number, from: number): { blade: string; tip: string } {
	const place = (along: number, across: number): Point => {
		const [x, y] = polar(along, angle);
		const a = (angle * Math.PI) / 180;
		return [crown[0] + x + across * Math.cos(a), crown[1] + y + across * Math.sin(a)];
	};
	const neck = length * 0.74;
	const blade = `M${xy(place(from, -width * 0.13))}C${xy(place(length * 0.4, -width * 0.2))} ${xy(place(length * 0.56, -width * 0.46))} ${xy(place(neck, -width * 0.5))}L${xy(place(neck, width * 0.5))}C${xy(place(length * 0.56, width * 0.46))} ${xy(place(length * 0.4, width * 0.2))} ${xy(place(from, width * 0.13))}Z`;
	const low = neck + length * 0.05;
	const tip = `M${xy(place(low, -width * 0.5))}C${xy(place(length * 0.9, -width * 0.5))} ${xy(place(length * 0.97, -width * 0.22))} ${xy(place(length, 0))}C${xy(place(length * 0.97, width * 0.22))} ${xy(place(length * 0.9, width * 0.5))} ${xy(place(low, width * 0.5))}Z`;
	return { blade, tip };
}

/** The feathers of the open crest, which stand about the crown, each with its angle: 0 is up, and it grows clockwise. */
export const crest = [-60, -36, -12, 12, 36, 60, 84].map((angle, i) => ({
	angle,
	...feather(angle, [30, 36, 40, 41, 40, 37, 32][i] ?? 36, 9, 10),
}));

/** The paths of the mark in its box of 96, for whatever draws it. The eye is a hole in the body (even-odd). */
export const markShapes = {
	blades: crest.map((f) => f.blade).join(''),
	tips: crest.map((f) => f.tip).join(''),
	bill: 'M39.5 44.5C27 46.5 15.5 53.5 8.4 67.5C8 68.6 8.8 69 9.5 68.2C17.5 57.8 27.5 52.3 41.5 51.8Z',
	body: 'M50.5 36.5C42.5 36.5 37.5 41.8 38.2 47.8C38.8 52.5 42.6 54.8 45.3 58.2C48 62 46.5 67 44.6 72.5C42.6 78.6 42 85 46.5 92H83C84.5 80 79 71 70.5 64.5C64.3 59.6 61.8 55 61.6 48.5C61.3 41.3 57.2 36.5 50.5 36.5Z',
	eye: 'M47.2 46.2m-2.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0',
	wing: 'M57.5 92C56.5 82.5 60.5 74.5 66.5 70M65.5 92C65 85.5 67.5 79.5 72 75.5M73.5 92C73.5 88 74.8 84.5 77.5 81.5',
};

type MarkProps = {
	/** Width and height in CSS pixels. From 64 upwards the wing bars and the pale feathers are drawn. */
	size: number;
	className?: string;
};

/** The hoopoe, the mark of the brand, in the colour of the text around it. Decoration: the name stands beside it. */
export function Mark({ size, className = '' }: MarkProps) {
	const rich = size >= 64;
	return (
		<svg
			className={className}
			width={size}
			height={size}
			viewBox="0 0 96 96"
			fill="currentColor"
			aria-hidden
			focusable="false"
		>
			<path d={markShapes.blades} fill={rich ? 'var(--rubric)' : undefined} />
			<path d={markShapes.tips} />
			<path d={markShapes.bill} />
			<path d={`${markShapes.body}${markShapes.eye}`} fillRule="evenodd" />
			<path d={markShapes.wing} fill="none" stroke="var(--ground)" strokeWidth={rich ? 2.6 : 4} strokeLinecap="round" />
		</svg>
	);
}
