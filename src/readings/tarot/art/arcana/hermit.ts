import { area, fine, flat, limb, line, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { raised } from '../frame.ts';
import { ground, mountains, stars } from '../nature.ts';
import { fist, head, sleeve } from '../people.ts';

/** An old man on the height holds up a lantern with a star in it, his staff in the other hand. */
export const hermit = raised(
	[
		stars(128, 66, 3, 150, 100, 2.4, 74, 64, 2.2, 164, 136, 2, 30, 110, 2, 100, 50, 2.4),
		mountains(300, 'lapis', 40, 210, 168, 196),
		mountains(300, 'deep', 14, 236, 186, 240),
		ground('M8 298L36 284L58 288L84 276L128 274L150 286L168 282L192 296', 'ivory'),
		fine('M58 288L64 298M84 276L92 290M128 274L122 288M150 286L156 298M104 282L108 294', 'line'),
		fine(
			Array.from({ length: 16 }, (_, i) => {
				const [c, s] = [Math.cos((i * Math.PI) / 8 + 0.2), Math.sin((i * Math.PI) / 8 + 0.2)];
				const r = i % 2 ? 30 : 38;
				return `M${Math.round(57 + 22 * c)} ${Math.round(131 + 24 * s)}L${Math.round(57 + r * c)} ${Math.round(131 + r * s)}`;
			}).join(''),
			'bright',
		),
		area(
			'M106 92C122 90 136 104 138 124C146 150 150 220 152 278C132 286 104 284 88 278C92 240 90 190 92 160C88 144 92 128 98 118C96 104 98 96 106 92Z',
			'blue',
		),
		fine(
			'M110 150C106 190 106 240 104 280M124 140C126 190 126 240 124 282M134 140C140 190 140 240 140 280M98 160C100 166 104 168 110 166',
		),
		head(105, 119, { look: -2.4, tilt: 6, hair: 'short', colour: 'ivory', beard: true }),
		area(
			'M94 110C94 94 106 88 118 92C134 97 140 114 136 134C132 148 122 156 114 160C120 146 120 128 112 114C108 108 100 106 94 110Z',
			'blue',
		),
		fine('M104 98C118 98 128 110 128 128M112 94C126 98 134 112 132 132'),
		line('M146 108L138 282', 3.4),
		area('M92 196Q118 206 146 194L146.6 200Q118 212 91.6 202Z', 'red'),
		area('M106 206C104 222 108 232 104 246L109 249C113 234 110 222 112 207Z', 'red'),
		sleeve('blue', [128, 150], [146, 172], [141, 188]),
		fist(142, 192, 0.95),
		sleeve('blue', [100, 150], [80, 154], [69, 122]),
		union('ivory', limb(68, 119, 3.2, 61, 107, 3)),
		fist(59, 105, 0.9),
		line('M57 108V114'),
		area('M46 120L57 112L68 120Z', 'gold'),
		area('M47 120H67L64 146H50Z', 'night'),
		flat(star(57, 133, 9.5, 6, 5), 'bright'),
		area('M48 146H66V150H48Z', 'gold'),
	].join(''),
);
