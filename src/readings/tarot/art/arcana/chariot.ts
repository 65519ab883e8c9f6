import { area, at, both, disc, fine, flat, line, star, whole } from '#src/ui/ornament/drawing/pen.ts';
import { sphinx } from '../creatures.ts';
import { ground, stars } from '../nature.ts';
import { fist, head, sleeve, wear } from '../people.ts';

const wheel = (x: number) =>
	area(disc(x, 236, 23), 'lapis') +
	line(`M${x} 213V259M${x - 23} 236H${x + 23}M${x - 16} 220L${x + 16} 252M${x + 16} 220L${x - 16} 252`, 1) +
	area(disc(x, 236, 5), 'bright');

/** A crowned driver under a canopy of stars; one sphinx is light, the other dark, and there are no reins. */
export const chariot = [
	ground('M8 262Q100 254 192 262'),
	wheel(36),
	wheel(164),
	both(line('M46 200V84', 3.4) + line('M66 200V92', 2.4)),
	area(
		whole(
			'M100 40C112 54 146 58 164 78C160 88 156 92 150 90C146 98 138 98 134 92C130 100 120 100 117 94C112 102 104 101 100 95',
		),
		'blue',
	),
	fine(whole('M100 40L117 94M100 40L134 92M100 40L150 90')),
	stars(100, 72, 5.5, 84, 74, 3, 116, 74, 3, 70, 78, 2.6, 130, 78, 2.6, 56, 82, 2.2, 144, 82, 2.2),
	area(whole('M100 138C110 139 119 141 122 149C124 164 121 178 122 200L100 202'), 'gold'),
	fine(
		whole('M100 156Q110 158 122 154M100 166Q110 168 122 164M100 176Q110 178 121 174M100 186Q110 188 121 184'),
		'line',
	),
	area('M92 150H108V166Q100 172 92 166Z', 'red'),
	sleeve('blue', [81, 148], [66, 166], [64, 188]),
	line('M134 210V130', 2.6),
	flat(star(134, 126, 8, 8), 'bright'),
	sleeve('blue', [119, 148], [136, 166], [136, 184]),
	area(
		'M72 148C74 138 84 138 88 144C86 150 78 152 72 148ZM128 148C126 138 116 138 112 144C114 150 122 152 128 148Z',
		'ivory',
	),
	fine('M76 146Q78 143 81 144M124 146Q122 143 119 144', 'line'),
	head(100, 126, { hair: 'short', wear: wear.starCrown + flat(star(0, -15, 6, 8), 'bright') }),
	area('M44 194H156L152 262H48Z', 'lapis'),
	area('M40 190H160V198H40Z', 'gold'),
	fist(64, 191, 0.9),
	fist(136, 189, 0.9),
	area(
		'M100 218C108 214 122 210 138 212C134 220 124 226 112 226L100 230L88 226C76 226 66 220 62 212C78 210 92 214 100 218Z',
		'blue',
	),
	fine('M106 221Q118 216 130 215M94 221Q82 216 70 215'),
	area(disc(100, 221, 7.5), 'red'),
	at(62, 293, sphinx('ivory'), 1.02),
	at(138, 293, sphinx('night'), 1.02),
].join('');
