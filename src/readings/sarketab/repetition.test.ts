import { expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { repetitionOf } from '#src/words/testing/repetition-of-people.ts';
import { compose } from './compose.server.ts';
import { sarketabFacts } from './facts.server.ts';
import { randomRequest } from './testing/random-request.ts';

it.each(languages)('says little to two people alike in %s', (language) => {
	const { any, pair } = repetitionOf(language, (of, random) => {
		const request = randomRequest(of, random);
		return compose(request, sarketabFacts(request));
	});
	expect(any).toBeLessThanOrEqual(0.3);
	expect(pair).toBeLessThanOrEqual(0.3);
});
