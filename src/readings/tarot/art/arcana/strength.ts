import { area, at, disc, fine, flat, limb, union } from '#src/ui/ornament/drawing/pen.ts';
import { lion } from '../creatures.ts';
import { cloud, cypress, ground, mountains, rose, tuft } from '../nature.ts';
import { hand, head, lemniscate, sleeve } from '../people.ts';

const mane = Array.from({ length: 11 }, (_, i) => {
	const a = (i * 2 * Math.PI) / 11 - 0.4;
	return disc(Math.round(5 + 21 * Math.cos(a)), Math.round(1 + 21 * Math.sin(a)), 8.4);
});

/** The lion's head in profile to the left, its jaws open. */
const lionHead = [
	union('red', disc(5, 1, 22), ...mane),
	fine(
		'M18 -14Q24 -8 25 0M12 -20Q20 -18 24 -12M26 8Q24 16 16 20M20 24Q12 26 6 24M-2 26Q6 22 10 16M-2 -24Q6 -22 12 -16',
		'bright',
	),
	flat('M-17 5L-4 8L-14 13Z', 'night'),
	union(
		'gold',
		disc(10, -12, 5),
		limb(2, 12, 6, -6, 14, 4.2, -14, 14, 3),
		'M-2 -15C8 -17 16 -8 16 2C16 12 8 18 0 17C-4 15 -2 10 -5 8L-17 6C-21 6 -24 3 -24 -1C-24 -4 -22 -6 -19 -7C-13 -9 -9 -14 -2 -15Z',
	),
	fine(
		'M-5 8L-17 6M-5 8C-8 10 -12 11 -16 11.4M-12 -7Q-8 -10 -4 -8M8 -12Q11 -14 12 -10M-15 1V1.2M-11 2.4V2.6M-14 4V4.2',
		'line',
	),
	flat(`${disc(-7, -4.6, 1.5)}M-24 -2.6C-24 -5 -22 -6.4 -19 -6.6L-21 -2Z`, 'night'),
].join('');

/** She opens the lion's jaws with bare hands, the endless sign above her. */
export const strength = [
	cloud(116, 92, 0.7, false),
	mountains(262, 'lapis', 142, 148, 176, 172),
	cypress(26, 262, 84),
	ground('M8 262Q70 254 192 264'),
	at(
		-6,
		-8,
		[
			lemniscate(84, 76),
			area(
				'M70 132C78 127 91 127 98 132C106 146 104 164 104 180C110 212 114 252 116 290C100 298 58 298 38 290C46 252 58 214 64 180C62 164 62 146 70 132Z',
				'ivory',
			),
			fine('M79 184C71 220 62 254 56 290M89 184C89 220 83 254 82 294M97 182C102 220 104 256 104 292', 'line'),
		].join(''),
	),
	at(122, 290, lion(), 1.02),
	at(122, 214, lionHead),
	at(
		-6,
		-8,
		[
			area('M64 176Q84 184 104 176L105 183Q84 191 63 183Z', 'red'),
			rose(74, 183, 4),
			rose(88, 184, 4),
			sleeve('ivory', [73, 142], [76, 184], [102, 224]),
			hand(105, 229, 86, true, 0.9),
			sleeve('ivory', [96, 142], [118, 162], [114, 188]),
			hand(113, 193, 172, true, 0.9),
			head(84, 110, {
				look: 2,
				tilt: 8,
				colour: 'gold',
				wear: rose(-7, -9, 3.4) + rose(0, -11.4, 3.4) + rose(7, -9, 3.4),
			}),
		].join(''),
	),
	tuft(24, 292),
	tuft(180, 294),
	tuft(36, 297, 0.7, 'bright'),
].join('');
