import { expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { repetitionAmongPeople } from '#src/words/testing/repetition.ts';
import { compose } from '../compose.server.ts';
import { sarketabFacts } from '../facts.server.ts';
import { randomRequest } from '../testing/random-request.ts';

it.each(languages)('says little to two people alike in %s', (language) => {
	const { anywhere, between } = repetitionAmongPeople(language, (of, random) => {
		const request = randomRequest(of, random);
		return compose(request, sarketabFacts(request));
	});
	expect(anywhere).toBeLessThanOrEqual(0.3);
	expect(between).toBeLessThanOrEqual(0.3);
});
