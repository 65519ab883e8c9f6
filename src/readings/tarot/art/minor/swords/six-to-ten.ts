import { area, at, fine, flat, ink, line, star } from '#src/ui/ornament/drawing/pen.ts';
import { cloud, crescent, ground, mountains, rose, smallSun, stars, tuft, water } from '../../nature.ts';
import { fist, head, sleeve } from '../../people.ts';
import { flame, gleam, restingBird } from '../scenery.ts';
import { planted, shamshir } from '../suit-things.ts';

/** A boat carries six blades and two people across. */
const six = [
	smallSun(140, 74, 12),
	cloud(32, 104, 0.7),
	mountains(206, 'lapis', 40, 150, 104, 166, 166, 142),
	ground('M8 206Q100 196 192 206', 'leaf'),
	water(212, 300, 9),
	// The ferryman with his pole.
	area('M116 172C124 168 136 168 142 176C146 196 146 220 146 246H114C114 220 112 192 116 172Z', 'teal'),
	fine('M124 206V246M135 206C137 220 138 230 138 246'),
	area('M114 206H145L145.6 212H114Z', 'red'),
	line('M112 118L102 288', 2.6),
	sleeve('teal', [138, 180], [130, 202], [114, 200]),
	head(130, 158, {
		size: 0.9,
		look: -2,
		hair: 'short',
		wear: area('M-10 -5C-11 -16 11 -16 10 -5Q0 -9 -10 -5Z', 'red'),
	}),
	sleeve('teal', [120, 180], [114, 190], [111, 176]),
	// The passenger.
	area('M80 192C92 192 98 202 100 216C101 228 102 236 102 246H58C58 232 60 218 66 208C68 198 72 192 80 192Z', 'ivory'),
	fine('M82 208C88 218 90 230 90 246M72 216C70 226 70 236 70 246', 'line'),
	head(80, 196, {
		size: 0.9,
		look: -2,
		hair: 'none',
		wear: area('M-7 9C-8.4 6 -8 -6 0 -7.4C8 -6 8.4 6 7 9L13 14C15 -2 12 -15 0 -15C-12 -15 -15 -2 -13 14Z', 'ivory'),
	}),
	line('M107 204L102 288', 2.6),
	fist(107, 199, 0.9),
	fist(109, 172, 0.9),
	planted(true, 116, 27, 248, 40, 248, 53, 248),
	planted(false, 116, 148, 248, 161, 248, 174, 248),
	area(
		'M14 236C20 244 28 246 40 246H160C172 246 180 244 188 236C188 262 174 276 156 276H46C28 276 14 262 14 236Z',
		'red',
	),
	fine('M18 252Q30 256 44 256H158Q172 256 184 252M24 264H178', 'bright'),
].join('');

/** Five blades in a bundle, two left beside a tent. */
const seven = [
	crescent(140, 66, 11, 24),
	stars(66, 70, 2.6, 100, 44, 2.4, 44, 100, 2, 164, 104, 2, 124, 92, 2),
	ground('M8 216Q100 206 192 216', 'deep'),
	line('M100 92V76', 1.6),
	area('M100 76L118 82L100 88Z', 'red'),
	area('M100 96C120 128 146 138 150 144L160 218H40L50 144C54 138 80 128 100 96Z', 'ivory'),
	area('M100 96C110 124 116 132 118 146L122 218H78L82 146C84 132 90 124 100 96Z', 'red'),
	area(
		'M100 96C124 128 136 136 139 145L148 218H160L150 144C146 138 120 128 100 96ZM100 96C76 128 64 136 61 145L52 218H40L50 144C54 138 80 128 100 96Z',
		'red',
	),
	area(
		'M50 144Q60 154 68 145Q76 156 84 146Q92 157 100 147Q108 157 116 146Q124 156 132 145Q140 154 150 144C146 138 120 128 100 96C80 128 54 138 50 144Z',
		'blue',
	),
	area('M100 166C106 180 110 200 112 218H88C90 200 94 180 100 166Z', 'night'),
	planted(true, 118, 30, 232),
	planted(false, 118, 170, 232),
	[-56, -28, 0, 28, 56]
		.map((turn) => {
			const a = (turn * Math.PI) / 180;
			return shamshir(Math.round(100 + 92 * Math.sin(a)), Math.round(286 - 92 * Math.cos(a)), 84, turn + 180, turn < 0);
		})
		.join(''),
	area('M70 300C66 284 78 268 100 266C122 268 134 284 130 300Z', 'red'),
	fine('M84 300C84 286 90 276 100 270C110 276 116 286 116 300M100 270V300', 'bright'),
	area('M90 270Q100 262 110 270L108 276Q100 270 92 276Z', 'bright'),
].join('');

/** A fence of eight, and a cage whose door is open. */
const eight = [
	cloud(28, 96, 0.6),
	cloud(172, 96, 0.6, true),
	mountains(262, 'lapis', 100, 186),
	ground('M8 264Q100 252 192 264', 'leaf'),
	planted(true, 146, 26, 282, 40, 282, 54, 282, 68, 282),
	planted(false, 146, 132, 282, 146, 282, 160, 282, 174, 282),
	line('M100 12V88', 1),
	at(
		100,
		148,
		area('M-26 46V-24C-26 -48 -10 -58 0 -66C10 -58 26 -48 26 -24V46Z', 'night') +
			fine('M-13 46V-22C-13 -44 -4 -56 0 -66M13 46V-22C13 -44 4 -56 0 -66M0 -66V46M-26 -22H26') +
			area('M-30 46H30L26 54H-26Z', 'gold') +
			flat('M-11 44V12C-11 2 -4 -2 0 -6C4 -2 11 2 11 12V44Z', 'bright') +
			line('M-11 44V12C-11 2 -4 -2 0 -6C4 -2 11 2 11 12V44', 1.6) +
			area('M11 12L26 20V54L11 44Z', 'night') +
			fine('M16 15V48M21 17.6V51') +
			line('M11 12L26 20V54L11 44Z'),
		0.94,
	),
	restingBird(98, 187, 0.9, false, 'red'),
	tuft(100, 284, 1, 'bright'),
	tuft(88, 294, 0.9),
	tuft(112, 294, 0.9),
].join('');

/** Nine blades on the wall above an empty bed; a candle, and a strip of dawn. */
const nine = [
	area('M8 8H192V302H8Z', 'deep'),
	area('M84 66V44C84 34 94 30 100 24C106 30 116 34 116 44V66Z', 'night'),
	flat('M86 65V56Q100 50 114 56V65Z', 'red'),
	flat('M86 65V60Q100 56 114 60V65Z', 'bright'),
	line('M100 24V66M84 50H116', 1),
	Array.from({ length: 9 }, (_, i) => shamshir(40, 78 + 17.6 * i, 168, 90, true, 0.74)).join(''),
	area('M8 274H192V302H8Z', 'lapis'),
	area('M20 296V214H28V296Z', 'gold'),
	area('M28 244C60 236 120 238 156 244V290H28Z', 'blue'),
	area('M60 240C92 236 130 238 158 244V290H52C58 274 60 256 60 240Z', 'ivory'),
	fine('M56 284H158', 'line'),
	rose(78, 256, 7),
	rose(104, 254, 7),
	rose(130, 256, 7),
	rose(90, 274, 7),
	rose(116, 274, 7),
	rose(142, 274, 7),
	flat(star(152, 257, 4, 8) + star(66, 276, 4, 8), 'gold'),
	area('M30 246C30 234 54 232 58 240C56 248 38 252 30 246Z', 'bright'),
	area('M152 296V232H158V296Z', 'gold'),
	area('M166 296V270H184V296Z', 'red'),
	area('M172 270V250H178V270Z', 'ivory'),
	gleam(175, 240, 10, 17, 12),
	flame(175, 250, 0.66),
].join('');

/** Ten blades in a field before dawn, five behind and five in front. */
const ten = [
	`<path d="M8 112H192V190H8Z" fill="${ink.blue}" stroke="none" opacity=".5"/>`,
	stars(70, 66, 2.4, 130, 60, 2.4, 100, 44, 3, 46, 96, 2, 154, 92, 2),
	smallSun(100, 170, 26),
	gleam(100, 170, 56, 76, 28),
	mountains(180, 'lapis', 30, 126, 170, 126),
	ground('M8 176Q100 166 192 176', 'leaf'),
	[52, 84, 116, 148].map((x) => tuft(x, 206, 0.9)).join(''),
	planted(false, 84, 38, 208, 70, 208, 102, 208, 134, 208, 166, 208),
	ground('M8 222Q100 214 192 222', 'deep'),
	[48, 84, 118, 152, 180].map((x, i) => tuft(x, i % 2 ? 244 : 250, 0.9)).join(''),
	[48, 84, 118, 154].map((x, i) => tuft(x, i % 2 ? 290 : 294, 1.1)).join(''),
	planted(false, 84, 32, 292, 67, 292, 102, 292, 137, 292, 172, 292),
].join('');

/** The pips of the Swords from the Six to the Ten. */
export const swordsSixToTen = [six, seven, eight, nine, ten];
