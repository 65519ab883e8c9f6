import { area, at, fine, line } from '#src/ui/ornament/drawing/pen.ts';
import { raised } from '../../frame.ts';
import { cloud, cypress, ground, mountains, tuft } from '../../nature.ts';
import { fist, head, sleeve, standingRobe } from '../../people.ts';
import { headscarf } from '../dress.ts';
import { gleam } from '../scenery.ts';
import { dinar } from '../suit-things.ts';

/** A young scribe in a field of flowers lifts a coin before her eyes. */
export const pageOfPentacles = [
	cloud(18, 116, 0.66),
	mountains(244, 'lapis', 36, 190, 164, 198),
	cypress(34, 252, 78),
	ground('M8 246Q100 232 192 246', 'deep'),
	ground('M8 268Q100 254 192 266', 'leaf'),
	raised(
		[
			at(88, 118, standingRobe(0, 0, 'leaf', 'bright'), 1.45),
			area(
				'M72 138C80 134 82 136 84 142C84 176 80 230 78 272L56 268C60 240 68 208 73 190C71 172 68 154 72 138ZM104 138C96 134 94 136 92 142C92 176 96 230 98 272L120 268C116 240 108 208 103 190C105 172 108 154 104 138Z',
				'gold',
			),
			area('M73 184Q88 190 103 184L103.6 191Q88 197 72.4 191Z', 'red'),
			fine('M66 240L72 242M62 258L70 260M110 240L104 242M114 258L106 260', 'line'),
			area('M58 168L80 164L84 192L62 196Z', 'red'),
			fine('M62 171L77 168.4L80 189L65 192Z', 'bright'),
			line('M84 192L81 196L60 199L62 196', 1),
			sleeve('leaf', [75, 146], [58, 168], [66, 186]),
			fist(71, 186, 0.95),
			gleam(136, 118, 25, 36, 20),
			dinar(136, 118, 22),
			sleeve('leaf', [102, 146], [120, 168], [132, 150]),
			fist(135, 142, 1),
			head(88, 116, { look: 2.4, tilt: 4, hair: 'short', wear: headscarf('red') }),
		].join(''),
	),
	[26, 46, 66, 120, 142, 160, 178].map((x, i) => tuft(x, i % 2 ? 294 : 284, 1.05, i % 3 ? 'red' : 'bright')).join(''),
].join('');
