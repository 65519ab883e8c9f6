import { area, at, fine } from '#src/ui/ornament/drawing/pen.ts';
import { raised } from '../../frame.ts';
import { cloud, ground, mountains, tuft } from '../../nature.ts';
import { fist, head, sleeve } from '../../people.ts';
import { turban } from '../dress.ts';
import { tunicFigure } from '../figures.ts';
import { falcon, flyingBird } from '../scenery.ts';
import { shamshir } from '../suit-things.ts';

/** A young falconer on a windy hill, blade and falcon in his hands. */
export const pageOfSwords = [
	cloud(16, 150, 0.8, false, 'blue'),
	cloud(104, 66, 0.66, false, 'blue'),
	cloud(186, 222, 0.7, true, 'blue'),
	flyingBird(36, 116, 0.5, true),
	flyingBird(44, 208, 0.44, true),
	mountains(278, 'lapis', 30, 226, 170, 232),
	ground('M8 286Q50 262 100 262T192 284', 'leaf'),
	raised(
		[
			shamshir(57, 172, 84, -6, false, 1.25),
			tunicFigure('blue', 'ivory', 'red'),
			area('M84 178Q100 184 116 178L117 185Q100 191 83 185Z', 'red'),
			area('M112 184C120 196 132 198 144 192C138 204 124 208 112 196Z', 'red'),
			sleeve('blue', [84, 144], [66, 166], [60, 166]),
			fist(56, 163, 1.05),
			sleeve('blue', [116, 144], [134, 168], [144, 158]),
			area('M141 150L152 154L148 164L138 159Z', 'line'),
			fist(150, 150, 1),
			at(152, 143, falcon(0, 0, 1.2)),
			head(100, 114, { look: 2, tilt: 3, hair: 'short', wear: turban('ivory', 'blue') }),
			fine('M92 133Q100 142 108 133', 'bright'),
		].join(''),
	),
	tuft(38, 288),
	tuft(160, 288),
	tuft(128, 292, 0.8, 'bright'),
].join('');
