import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allTotals, signOfPada } from '#src/methods/ashtakoota/ashtakoota.ts';
import { positionsAt } from '#src/methods/sky/sky.server.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { marriageFacts } from './facts.server.ts';
import type { AngelsWorking, AstrologyWorking, IndianWorking, IslamicWorking, TarotWorking } from './facts.ts';
import { ringSteps } from './methods/angels.server.ts';
import { balanceOf, spreads } from './methods/astrology.server.ts';
import { type FortuneType, fortuneTypes, type Person } from './request.ts';

const person = (
	name: string,
	motherName: string,
	birthDate = '1990-05-15',
	gender: Person['gender'] = 'male',
): Person => ({
	name,
	motherName,
	birthDate,
	gender,
	calendarType: 'gregorian',
});

function factsOf<Working>(fortuneType: FortuneType, person1: Person, person2: Person | null) {
	const facts = marriageFacts({
		relationshipStatus: person2 ? 'married' : 'single',
		fortuneType,
		person1,
		person2,
		language: 'en',
	});
	return { ...facts, working: facts.working as Working };
}

const john = person('John', 'Julia', '1940-10-09');
const yoko = person('Yoko', 'Isoko', '1933-02-18', 'female');

describe('the old sum', () => {
	it.each([
		[['علی', 'مرضیه'], ['سارا', 'مریم'], 1717, 2, 'apart'],
		[['رضا', 'فاطمه'], ['نرگس', 'زهرا'], 1679, 4, 'apart'],
		[['علی', 'علی'], ['علی', 'علی'], 440, 0, 'obstacle'],
	] as const)('of %j and %j is %i, remainder %i', ([name, mother], [other, otherMother], sum, remainder, omen) => {
		const { working } = factsOf<IslamicWorking>('islamic', person(name, mother), person(other, otherMother));
		expect(working).toMatchObject({ sum, remainder, omen });
	});

	it('finds the taleh of both, and weighs their elements', () => {
		// علی + مرضیه 1165 → Aries, fire; سارا + مریم 552 → Pisces, water: enemies, and the sum 1717 leaves 2.
		const { working, score } = factsOf<IslamicWorking>('islamic', person('علی', 'مرضیه'), person('سارا', 'مریم'));
		expect(working.people.map(({ sign, sum }) => [sign, sum])).toEqual([
			['aries', 1165],
			['pisces', 552],
		]);
		expect([working.relation, working.points, score]).toEqual(['inimical', { omen: 30, elements: 0 }, 30]);
	});

	it('of one person sets the sign of the name beside that of the birthday', () => {
		const { working, couple } = factsOf<IslamicWorking>('islamic', person('علی', 'مرضیه'), null);
		expect(couple).toBe(false);
		expect(working).toMatchObject({ sum: 1165, remainder: 0, signs: ['aries', 'taurus'] });
	});

	it('counts names in Latin letters by Pythagoras', () => {
		const { working } = factsOf<IslamicWorking>('islamic', person('Mary', 'John Lennon'), null);
		expect(working.people[0]).toMatchObject({ name: { value: 21 }, mother: { value: 49 }, sum: 70 });
	});
});

it.each([
	['1989-03-14', '1989-03-14', 0],
	['1989-03-14', '1988-03-14', 365],
	['1988-02-28', '1988-03-01', 2],
	['1990-05-15', null, 135],
	['1980-12-31', null, 366],
])('counts the days between %s and %s: %i', (one, other, days) => {
	expect(factsOf('angels', person('A', 'B', one), other ? person('C', 'D', other) : null).days).toBe(days);
});

describe('angel numbers', () => {
	it.each([
		[1, 9, 1],
		[1, 5, 4],
		[2, 7, 4],
		[11, 2, 0],
		[22, 33, 2],
		[3, 8, 4],
	])('lay %i and %i %i steps apart on the ring of nine', (one, other, steps) => {
		expect([ringSteps(one, other), ringSteps(other, one)]).toEqual([steps, steps]);
	});

	it('fold the dates as the method does', () => {
		const { working, score } = factsOf<AngelsWorking>(
			'angels',
			person('A', 'B', '1989-03-14'),
			person('A', 'B', '1992-11-29'),
		);
		expect(working.people.map(({ lifePath, sum, digits, root }) => [lifePath, sum, digits, root])).toEqual([
			[8, 17, '0314', 8],
			[7, 25, '1129', 4],
		]);
		expect(working.pairs.map(({ steps, points }) => [steps, points])).toEqual([
			[1, 45],
			[4, 0],
		]);
		expect(score).toBe(45);
	});
});

describe('three cards', () => {
	it('are three different ones, weighed by their elements', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 9999 }), (seed) => {
				const { working, score } = factsOf<TarotWorking>('tarot', person(`A${seed}`, 'B'), person('C', 'D'));
				expect(new Set(working.cards.map(({ id }) => id)).size).toBe(3);
				expect(score).toBe(working.points.dignities + working.points.upright);
			}),
			{ numRuns: 100 },
		);
	});

	it('use the whole scale', () => {
		const scores = Array.from(
			{ length: 3000 },
			(_, seed) => factsOf<TarotWorking>('tarot', person(`A${seed}`, 'B'), null).score,
		);
		expect([Math.min(...scores), Math.max(...scores)]).toEqual([0, 100]);
	});

	it('stay with the people when they are entered the other way round', () => {
		const there = factsOf<TarotWorking>('tarot', john, yoko).working.cards;
		const back = factsOf<TarotWorking>('tarot', yoko, john).working.cards;
		expect(back.map(({ id }) => id)).toEqual(there.map(({ id }) => id).reverse());
	});
});

describe('the eight points', () => {
	it('count groom and bride by gender, the asker first where they are the same', () => {
		const roles = (one: Person, two: Person) =>
			factsOf<IndianWorking>('indian', one, two).working.people.map(({ role }) => role);
		expect(roles(john, yoko)).toEqual(['groom', 'bride']);
		expect(roles(yoko, john)).toEqual(['bride', 'groom']);
		expect(roles(yoko, { ...yoko, name: 'Kyoko' })).toEqual(['groom', 'bride']);
		const there = factsOf<IndianWorking>('indian', john, yoko);
		expect(factsOf<IndianWorking>('indian', yoko, john).score).toBe(there.score);
	});

	it('score points of 36, with the percentile of all pairs', () => {
		const { working, score } = factsOf<IndianWorking>('indian', john, yoko);
		const { total, points, percentile } = working.match ?? { total: 0, points: {}, percentile: 0 };
		expect(total).toBe(Object.values(points).reduce((sum, value) => sum + value, 0));
		expect(score).toBe(Math.round((100 * total) / 36));
		const fewer = allTotals().filter((other) => other < total).length;
		expect(percentile).toBe(Math.round((100 * fewer) / 11_664));
		const [moon] = working.people;
		expect(moon?.sign).toBe('capricorn');
		expect(signOfPada({ nakshatra: moon?.nakshatra ?? 0, pada: moon?.pada ?? 0, longitude: 0 })).toBe(9);
	});

	it('of one moon tell with how many quarters it goes, on the whole scale', () => {
		const random = seededRandom(5);
		const days = Array.from({ length: 1500 }, () => new Date(Date.UTC(1950, 0, 1 + random() * 20_000)));
		const scores = days.map(
			(day) => factsOf<IndianWorking>('indian', person('A', 'B', day.toISOString().slice(0, 10)), null).score,
		);
		expect([Math.min(...scores), Math.max(...scores)]).toEqual([0, 100]);
	});
});

describe('two skies', () => {
	it('hold the aspects between five bodies, the closest first', () => {
		const { working } = factsOf<AstrologyWorking>('astrology', john, yoko);
		const orbs = working.aspects.map(({ orb }) => orb);
		expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
		// Those of the method's vector that do not hang on the hour.
		expect(working.aspects.map(({ first, second, name }) => `${first} ${name} ${second}`)).toEqual(
			expect.arrayContaining([
				'sun trine venus',
				'mercury trine mercury',
				'mercury square venus',
				'venus opposition sun',
				'venus opposition mercury',
			]),
		);
		expect(working.people[0]?.sun).toEqual({ sign: 'libra', degree: 16 });
	});

	it('of one person are the angles within one chart, each pair once', () => {
		const { working } = factsOf<AstrologyWorking>('astrology', john, null);
		const pairs = working.aspects.map(({ first, second }) => [first, second].sort().join());
		expect(new Set(pairs).size).toBe(pairs.length);
		expect(working.aspects.some(({ first, second }) => first === second)).toBe(false);
	});

	it('are scored on a curve whose middle is the middle of all couples', () => {
		const random = seededRandom(7);
		const charts = Array.from({ length: 400 }, () =>
			positionsAt(new Date(Date.UTC(1940, 0, 1, 12) + random() * 2.2e12)),
		);
		const any = () => charts[Math.floor(random() * charts.length)] as (typeof charts)[number];
		const middleAndSpread = (values: number[]) => {
			const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
			const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
			return { middle: values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0, spread: Math.sqrt(variance) };
		};
		const net = ({ ease, strain }: { ease: number; strain: number }) => ease - strain;
		const couples = middleAndSpread(Array.from({ length: 4000 }, () => net(balanceOf(any(), any()))));
		const singles = middleAndSpread(charts.map((chart) => net(balanceOf(chart, chart))));
		for (const [found, kept] of [
			[couples, spreads.couple],
			[singles, spreads.single],
		] as const) {
			expect(Math.abs(found.middle - kept.middle)).toBeLessThan(0.15);
			expect(Math.abs(found.spread - kept.spread)).toBeLessThan(0.15);
		}
	});
});

const anyPerson: fc.Arbitrary<Person> = fc.record({
	name: fc.constantFrom('علی', 'سارا', 'Mary', 'José', 'رضا'),
	motherName: fc.constantFrom('مریم', 'Ruth', 'زهرا', 'Ana'),
	birthDate: fc
		.date({ min: new Date('1930-01-01'), max: new Date('2008-01-01'), noInvalidDate: true })
		.map((date) => date.toISOString().slice(0, 10)),
	gender: fc.constantFrom('male', 'female'),
	calendarType: fc.constant('gregorian'),
});

describe.each(fortuneTypes)('%s', (type) => {
	it('scores 0 to 100, and a couple the same in either order', () => {
		fc.assert(
			fc.property(anyPerson, anyPerson, (one, two) => {
				const { score } = factsOf(type, one, two);
				expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
				expect(factsOf(type, one, two)).toEqual(factsOf(type, one, two));
				// Of two of one gender the method makes the asker the groom.
				if (type !== 'indian' || one.gender !== two.gender) expect(factsOf(type, two, one).score).toBe(score);
				const alone = factsOf(type, one, null);
				expect(alone.couple).toBe(false);
				expect(alone.score >= 0 && alone.score <= 100).toBe(true);
			}),
			{ numRuns: 60 },
		);
	});
});
