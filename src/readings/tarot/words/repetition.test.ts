import { expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { repetitionOf } from '#src/words/testing/repetition.ts';
import { compose } from '../compose.server.ts';
import { tarotFacts } from '../facts.server.ts';
import { randomRequest } from '../testing/random-request.ts';

/** Groups of twenty people, so that no lucky twenty decides. */
const GROUPS = 20;

it.each(languages)('twenty people are told little twice in %s', (language) => {
	const groups = Array.from({ length: GROUPS }, (_, group) => {
		const random = seededRandom(1000 + group);
		const requests = Array.from({ length: 20 }, () => randomRequest(language, random));
		return repetitionOf(requests.map((request) => compose(request, tarotFacts(request))));
	});
	const mean = (key: 'between' | 'anywhere') => groups.reduce((sum, group) => sum + group[key], 0) / GROUPS;
	expect(mean('between')).toBeLessThan(0.05);
	expect(mean('anywhere')).toBeLessThan(0.25);
});
