import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import { repetitionAmongPeople } from '#src/words/testing/repetition.ts';
import { compose } from '../compose.server.ts';
import { marriageFacts } from '../facts.server.ts';
import { fortuneTypes, type MarriageRequest } from '../request.ts';
import { randomRequest } from '../testing/random-request.ts';

/** The share that comes back among twenty; `asked` draws until the request is of the wanted kind. */
function repeated(language: Language, wanted: (request: MarriageRequest) => boolean = () => true) {
	return repetitionAmongPeople(language, (of, random) => {
		let request = randomRequest(of, random);
		while (!wanted(request)) request = randomRequest(of, random);
		return Object.values(compose(request, marriageFacts(request))).join('\n\n');
	});
}

describe.each(languages)('a marriage fortune in %s', (language) => {
	it('says little to two people alike', () => {
		const { anywhere, between } = repeated(language);
		expect(anywhere).toBeLessThanOrEqual(0.35);
		expect(between).toBeLessThanOrEqual(0.35);
	});

	it.each(fortuneTypes)('says little to two couples alike by %s', (type) => {
		const { anywhere } = repeated(language, ({ fortuneType, person2 }) => fortuneType === type && person2 !== null);
		expect(anywhere).toBeLessThanOrEqual(0.35);
	});
});
