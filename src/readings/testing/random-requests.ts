import type { Language } from '#src/language/languages.ts';
import { randomRequest as mbti } from '#src/psychology/mbti/testing/random-request.ts';
import { randomRequest as dreams } from '../dreams/testing/random-request.ts';
import { randomRequest as hafez } from '../hafez/testing/random-request.ts';
import { randomRequest as luckyNumber } from '../lucky-number/testing/random-request.ts';
import { randomRequest as marriageFortune } from '../marriage-fortune/testing/random-request.ts';
import { randomRequest as moulana } from '../moulana/testing/random-request.ts';
import { randomRequest as sarketab } from '../sarketab/testing/random-request.ts';
import { randomRequest as tarot } from '../tarot/testing/random-request.ts';

/** A request as somebody may make it in that language; the same for the same random numbers. */
export type RandomRequest = (language: Language, random: () => number) => { language: Language };

/** Requests of all kinds for each reading of the catalogue, by its name, for tests and benchmarks. */
export const randomRequests: Readonly<Record<string, RandomRequest>> = {
	'tarot-interpretation': tarot,
	'hafez-interpretation': hafez,
	'dream-interpretation': dreams,
	'sarketab-reading': sarketab,
	'lucky-number': luckyNumber,
	'marriage-fortune': marriageFortune,
	'moulana-wisdom': moulana,
	'mbti-analysis': mbti,
};
