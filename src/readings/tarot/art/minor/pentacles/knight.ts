import { area, at, fine, line } from '#src/ui/ornament/drawing/pen.ts';
import { cloud, cypress, ground, mountains } from '../../nature.ts';
import { fist, head, sleeve } from '../../people.ts';
import { turban } from '../dress.ts';
import { rider } from '../figures.ts';
import { dinar } from '../suit-things.ts';

const knight = [
	rider({ horse: 'night', mane: 'red', saddle: 'gold', coat: 'leaf', trousers: 'ivory', boots: 'red' }),
	area('M-8.6 -100Q4 -95 16.4 -100L16.8 -94.6Q4 -89.6 -9 -94.6Z', 'red'),
	line('M14 -104Q40 -98 62 -88', 1),
	dinar(44, -150, 18),
	sleeve('leaf', [10, -128], [28, -116], [38, -124]),
	fist(42, -131, 1.05),
	sleeve('leaf', [-4, -127], [-12, -110], [4, -104]),
	fist(10, -103, 0.95),
	head(5, -150, { look: 2.4, hair: 'short', colour: 'line', beard: true, wear: turban('red', 'gold') }),
].join('');

/** He and his black horse stand still on the ploughed field. */
export const knightOfPentacles = [
	cloud(128, 92, 0.74),
	cloud(20, 72, 0.5),
	mountains(226, 'lapis', 40, 176, 150, 168),
	cypress(172, 234, 84),
	cypress(154, 230, 66),
	ground('M8 230Q100 218 192 230', 'leaf'),
	ground('M8 254Q100 242 192 254', 'line'),
	fine('M8 264Q100 252 192 264M8 274Q100 262 192 274M8 284Q100 272 192 284M8 294Q100 282 192 294', 'gold'),
	at(106, 288, knight, 1.06, 0, true),
].join('');
