import { area, at, both, disc, fine, flat, ink, line, star, whole } from '#src/ui/ornament/drawing/pen.ts';
import { raised } from '../frame.ts';
import { cypress, ground, stars } from '../nature.ts';
import { fist, head, seatedRobe, sleeve } from '../people.ts';

const ear = (() => {
	let d = 'M0 -50C-3 -54 -2 -59 0 -62C2 -59 3 -54 0 -50Z';
	for (let y = -30; y > -52; y -= 5)
		d += `M0 ${y}C-5 ${y - 1} -7 ${y - 5} -6 ${y - 9}C-2 ${y - 8} 0 ${y - 4} 0 ${y}C0 ${y - 4} 2 ${y - 8} 6 ${y - 9}C7 ${y - 5} 5 ${y - 1} 0 ${y}Z`;
	return `<path d="${d}" fill="${ink.gold}" stroke="${ink.line}" stroke-width=".8"/>`;
})();
const wheat = line('M0 0V-30') + ear + fine('M0 -8Q8 -14 10 -24M0 -14Q-8 -18 -10 -28');

/** Crowned with twelve stars among corn and trees, Venus on her shield. */
export const empress = raised(
	[
		cypress(34, 216, 112),
		cypress(60, 206, 100, 'lapis'),
		cypress(166, 216, 112),
		cypress(142, 206, 100, 'lapis'),
		ground('M8 212Q60 196 100 204T192 210'),
		area(whole('M100 96C112 108 134 110 140 130C144 160 142 200 144 236L100 240'), 'red'),
		fine(whole('M100 104C110 114 130 116 134 132C138 160 137 190 138 226')),
		area(
			'M40 226C40 216 60 214 74 220C84 224 116 224 126 220C140 214 160 216 160 226C162 240 148 246 130 244H70C52 246 38 240 40 226Z',
			'red',
		),
		seatedRobe(122, 280, 'blue'),
		both(
			flat(
				star(118, 246, 3.6, 8) +
					star(108, 228, 3, 8) +
					star(132, 262, 3.6, 8) +
					star(106, 264, 3, 8) +
					star(114, 168, 2.6, 8),
				'bright',
			),
		),
		line('M70 196L54 140', 2.6),
		area(disc(53, 134, 6.5), 'bright'),
		fine('M46.6 134H59.4M53 127.6V121M50 124H56', 'line'),
		sleeve('blue', [84, 147], [66, 172], [66, 188]),
		fist(67, 184, 0.9),
		sleeve('blue', [116, 147], [134, 172], [128, 190]),
		area(
			'M146 214C134 206 126 196 130 188C134 181 143 184 146 190C149 184 158 181 162 188C166 196 158 206 146 214Z',
			'ivory',
		),
		`<g stroke-width="2" stroke="#c9503c">${line('M146 189.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0 -8.8M146 198.4V207M142.4 202.6H149.6')}</g>`,
		fist(130, 192, 0.8),
		head(100, 122, { wear: area('M-8.4 -6.4Q0 -10 8.4 -6.4L9 -10.4Q0 -14.4 -9 -10.4Z', 'bright') }),
		...Array.from({ length: 12 }, (_, i) => {
			const a = ((172 + i * 17.8) * Math.PI) / 180;
			return stars(100 + 25 * Math.cos(a), 114 + 25 * Math.sin(a), 3);
		}),
		fine('M92 140Q100 146 108 140', 'bright'),
		[34, 45, 56, 67].map((x, i) => at(x, 300 + (i % 2) * 6, wheat, 1, (i - 2) * 3)).join(''),
		[133, 144, 155, 166].map((x, i) => at(x, 300 + ((i + 1) % 2) * 6, wheat, 1, (i - 1) * 3)).join(''),
	].join(''),
);
