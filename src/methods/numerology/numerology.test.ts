import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameValue } from './name-value.ts';
import { lifePath, lifePathOtherWays, nameNumbers, personalYear, reduceNumber } from './numerology.ts';

describe('life path', () => {
	it.each([
		['1989-03-14', 8, 8, 8],
		['1988-03-15', 8, 8, 8],
		['1940-10-09', 6, 6, 6],
		['1992-11-29', 7, 7, 7],
		['1980-02-29', 22, 4, 4],
		['1980-01-01', 11, 2, 2],
	])('of %s is %i; by the other ways %i and %i', (date, value, allDigits, wholeNumbers) => {
		expect(lifePath(date).value).toBe(value);
		expect(lifePathOtherWays(date)).toEqual({ allDigits, wholeNumbers });
	});

	it('shows its working', () => {
		const path = lifePath('1989-03-14');
		expect([path.month.value, path.day.value, path.year.value, path.sum, path.value]).toEqual([3, 5, 9, 17, 8]);
		expect(path.year.steps).toEqual([
			{ digits: [1, 9, 8, 9], sum: 27 },
			{ digits: [2, 7], sum: 9 },
		]);
		expect(lifePath('1992-11-29').sum).toBe(25);
	});

	it('agrees with the other ways but for masters', () => {
		const root = (value: number) => ((value - 1) % 9) + 1;
		const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
		fc.assert(
			fc.property(dates, (time) => {
				const date = time.toISOString().slice(0, 10);
				const { allDigits, wholeNumbers } = lifePathOtherWays(date);
				expect(root(lifePath(date).value)).toBe(root(allDigits));
				expect(root(allDigits)).toBe(root(wholeNumbers));
			}),
		);
	});
});

describe('personal year', () => {
	it.each([
		['1989-03-14', 9],
		['1990-05-15', 3],
		['1980-02-29', 5],
	])('2026 of somebody born %s is %i', (birth, value) => {
		expect(personalYear(birth, 2026)).toBe(value);
	});
});

describe('numbers of a name', () => {
	it.each([
		['John Lennon', 49, 4, 17, 8, 32, 5],
		['Mary', 21, 3, 1, 1, 20, 2],
	])('%s', (name, total, expression, vowels, soulUrge, consonants, personality) => {
		const found = nameNumbers(name);
		expect([found.expression.from, found.expression.value]).toEqual([total, expression]);
		expect([found.soulUrge.from, found.soulUrge.value]).toEqual([vowels, soulUrge]);
		expect([found.personality.from, found.personality.value]).toEqual([consonants, personality]);
	});

	it('RAHUL SHARMA is 48, soul 6, personality 6', () => {
		const found = nameNumbers('RAHUL SHARMA');
		expect([found.expression.from, found.expression.value, found.soulUrge.value, found.personality.value]).toEqual([
			48, 3, 6, 6,
		]);
	});

	it('are those of the letters without their marks', () => {
		const letters = (name: string) =>
			nameNumbers(name)
				.letters.map(({ letter }) => letter)
				.join('');
		expect(letters('José Núñez')).toBe('JOSENUNEZ');
		expect(letters('Groß')).toBe('GROSS');
	});
});

describe('the value of a name', () => {
	it('is counted by its own script', () => {
		expect(nameValue('مریم')).toMatchObject({ script: 'arabic', value: 290 });
		expect(nameValue('Mary')).toMatchObject({ script: 'latin', value: 21 });
	});

	it.each(['', '123', '!?', 'Мария', '花子', 'Sara سارا'])('refuses %j', (name) => {
		expect(() => nameValue(name)).toThrow(RangeError);
	});
});

it('a reduction stops at masters', () => {
	expect([29, 38, 49, 1165, 33, 22, 99].map((value) => reduceNumber(value).value)).toEqual([11, 11, 4, 4, 33, 22, 9]);
	expect(reduceNumber(0).value).toBe(0);
});
