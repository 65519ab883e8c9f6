import { general } from './es/general.server.ts';
import { words as poem01 } from './es/poem-01.server.ts';
import { words as poem02 } from './es/poem-02.server.ts';
import { words as poem03 } from './es/poem-03.server.ts';
import { words as poem04 } from './es/poem-04.server.ts';
import { words as poem05 } from './es/poem-05.server.ts';
import { words as poem06 } from './es/poem-06.server.ts';
import { words as poem07 } from './es/poem-07.server.ts';
import { words as poem08 } from './es/poem-08.server.ts';
import { words as poem09 } from './es/poem-09.server.ts';
import { words as poem10 } from './es/poem-10.server.ts';
import { words as poem11 } from './es/poem-11.server.ts';
import { words as poem12 } from './es/poem-12.server.ts';
import type { HafezWords } from './shape.ts';

/** The words of the Hafez oracle in Spanish. */
export const words: HafezWords = {
	...general,
	poems: {
		1: poem01,
		2: poem02,
		3: poem03,
		4: poem04,
		5: poem05,
		6: poem06,
		7: poem07,
		8: poem08,
		9: poem09,
		10: poem10,
		11: poem11,
		12: poem12,
	},
};
