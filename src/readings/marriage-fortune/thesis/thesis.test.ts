import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { compose } from '../compose.server.ts';
import { marriageFacts } from '../facts.server.ts';
import type { MarriageFacts } from '../facts.ts';
import type { FortuneType, MarriageRequest, Person } from '../request.ts';
import { randomRequest } from '../testing/random-request.ts';
import { marriageTexts } from '../texts.server.ts';
import { words as ar } from '../words/ar.server.ts';
import { words as en } from '../words/en.server.ts';
import { words as es } from '../words/es.server.ts';
import { words as fa } from '../words/fa.server.ts';
import { chooseThesis, rankFacts } from './thesis.ts';

const builtIn = { en, fa, ar, es };
const person = (change: Partial<Person>): Person => ({
	name: 'Mary',
	motherName: 'Ruth',
	birthDate: '1990-05-15',
	gender: 'female',
	calendarType: 'gregorian',
	...change,
});
const factsOf = (fortuneType: FortuneType, own: Partial<Person>, other: Partial<Person> | null): MarriageFacts =>
	marriageFacts({
		relationshipStatus: other ? 'married' : 'single',
		fortuneType,
		person1: person(own),
		person2: other && person({ gender: 'male', ...other }),
		language: 'en',
	});

describe('the thesis of a marriage fortune', () => {
	it.each<[string, FortuneType, Partial<Person>, Partial<Person> | null, string | null]>([
		['one day', 'astrology', {}, {}, 'one_day'],
		['a week', 'astrology', {}, { birthDate: '1990-05-18' }, 'one_week'],
		['twenty years', 'indian', {}, { birthDate: '1960-05-18' }, 'generation'],
		['suns across the circle', 'astrology', {}, { birthDate: '1990-11-10' }, 'opposite'],
		['one person, by the moon and its ninth-part', 'indian', {}, null, null],
	])('rests on the rarest: %s', (_what, type, own, other, because) => {
		const facts = factsOf(type, own, other);
		expect(chooseThesis(facts).because).toBe(because);
		const rarities = rankFacts(facts).map(({ rarity }) => rarity);
		expect(rarities).toEqual(rarities.toSorted((a, b) => a - b));
	});

	it.each(languages)('does not join one name with itself in %s', (language) => {
		const names = builtIn[language].thesis;
		for (const day of [10, 12, 25])
			for (const type of ['astrology', 'indian', 'islamic'] as const)
				for (const other of [{ birthDate: `1990-07-${String(day).padStart(2, '0')}` }, null]) {
					const facts = factsOf(type, { birthDate: '1990-07-10' }, other);
					const text = Object.values(
						compose(
							{
								relationshipStatus: other ? 'married' : 'single',
								fortuneType: type,
								person1: person({ birthDate: '1990-07-10' }),
								person2: other && person({ gender: 'male', ...other }),
								language,
							},
							facts,
						),
					).join('\n');
					const signs = marriageTexts[language].signs;
					for (const name of [...Object.values(signs), ...Object.values(names.paths)])
						for (const and of [' and ', ' و ', ' y ', ' و', ' e '])
							expect(text).not.toMatch(new RegExp(`${name}${and}(?:the )?${name}(?![\\p{L}])`, 'u'));
				}
	});

	it.each([
		['en', 'Anna Maria', 'James', 'Anna’s Moon', 'James’s Moon'],
		['fa', 'مریم', 'علی', 'ماهِ تو', 'ماهِ علی'],
		['ar', 'مريم', 'علي', 'قمر مريم', 'قمر علي'],
		['es', 'Ana María', 'Mateo', 'la Luna de Ana', 'la Luna de Mateo'],
	] as const)('calls the sides of a couple by whose they are in %s', (language, one, other, own, theirs) => {
		const [person1, person2] = [
			person({ name: one, birthDate: '1984-03-05' }),
			person({ name: other, birthDate: '1981-11-20', gender: 'male' }),
		];
		const request = { relationshipStatus: 'married', fortuneType: 'indian', person1, person2, language } as const;
		const { compatibility, challenges, inspiringMessage } = compose(request, marriageFacts(request));
		for (const text of [compatibility, challenges]) {
			expect(text.toLowerCase()).toContain(own.toLowerCase());
			expect(text.toLowerCase()).toContain(theirs.toLowerCase());
		}
		// It is drawn into the picture, which is shared without names.
		expect(inspiringMessage).not.toContain(other);
	});

	it('says nothing that the figures deny and presumes nobody, over 2,000 random requests', () => {
		const random = seededRandom(1502);
		for (let count = 0; count < 2000; count++) {
			const request: MarriageRequest = randomRequest(languages[count % languages.length] ?? 'en', random);
			const facts = marriageFacts(request);
			const { sides } = chooseThesis(facts);
			const text = Object.values(compose(request, facts)).join('\n');
			expect(facts.presumed).toEqual(request.person2 ? ['couple'] : []);
			const { thesis } = builtIn[request.language];
			const [said, unsaid] = facts.couple ? [thesis.couple, thesis.single] : [thesis.single, thesis.couple];
			expect(said.bands[facts.band].some((band) => text.includes(band))).toBe(true);
			for (const bands of Object.values(unsaid.bands)) expect(bands.filter((band) => text.includes(band))).toEqual([]);
			if (!facts.couple)
				for (const { couple } of Object.values(thesis.manners)) expect(text.includes(couple)).toBe(false);
			if (facts.working.type === 'tarot') expect(sides[0].manner).not.toBe(sides[1].manner);
			for (const { named } of sides) {
				if (named.kind === 'path') expect(text).toContain(thesis.paths[named.path]);
				if (named.kind === 'card' && facts.working.type === 'tarot')
					expect(facts.working.cards.map(({ id }) => id)).toContain(named.card);
			}
		}
	});
});
