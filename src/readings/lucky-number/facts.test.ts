import { describe, expect, it } from 'vitest';
import { luckyNumberFacts } from './facts.server.ts';
import type { LuckyNumberRequest } from './request.ts';

const facts = (change: Partial<LuckyNumberRequest>) =>
	luckyNumberFacts({
		fullName: 'John Lennon',
		motherName: 'Mary',
		birthDate: '1940-10-09',
		gender: 'male',
		calendarType: 'gregorian',
		language: 'en',
		...change,
	});

describe('the facts of a lucky number', () => {
	it('count a Latin name by Pythagoras and a date by its life path', () => {
		const found = facts({});
		expect(found).toMatchObject({
			script: 'latin',
			luckyNumber: { value: 6 },
			wealthNumber: { value: 4, reduction: { from: 49 } },
			protectionNumber: { value: 3, reduction: { from: 21 } },
			loveNumber: { value: 8, source: 'vowels', reduction: { from: 17 } },
			luckyDay: { sum: 70, remainder: 0, weekday: 6 },
		});
	});

	it('count a name in Arabic script by abjad, and love by both names', () => {
		expect(facts({ fullName: 'علی', motherName: 'مرضیه' })).toMatchObject({
			script: 'arabic',
			wealthNumber: { value: 2, reduction: { from: 110 } },
			protectionNumber: { value: 11, reduction: { from: 1055, steps: [{ digits: [1, 0, 5, 5], sum: 11 }] } },
			loveNumber: { value: 4, source: 'names', parts: [110, 1055], reduction: { from: 1165 } },
			luckyDay: { sum: 1165, remainder: 3, weekday: 2 },
		});
	});

	it.each([
		['1989-03-14', 8],
		['1988-03-15', 8],
		['1992-11-29', 7],
		['1980-02-29', 22],
		['1980-01-01', 11],
	])('take the life path of %s to be %i', (birthDate, value) => {
		expect(facts({ birthDate }).luckyNumber.value).toBe(value);
	});

	it('take a date of another calendar for the same day', () => {
		const same = { luckyNumber: facts({ birthDate: '1990-05-15' }).luckyNumber };
		expect(facts({ birthDate: '1369/2/25', calendarType: 'solar' })).toMatchObject(same);
		expect(facts({ birthDate: '1410/10/20', calendarType: 'lunar' })).toMatchObject(same);
	});

	it('let all letters speak of love where there is no vowel', () => {
		expect(facts({ fullName: 'Lynn' }).loveNumber).toMatchObject({ source: 'letters', parts: [3, 7, 5, 5], value: 2 });
	});

	it.each([
		[0, 6],
		[1, 0],
		[2, 1],
		[6, 5],
	])('name the day by what is left of sevens: %i', (remainder, weekday) => {
		const mother = 'A'.repeat(((remainder - 49) % 7) + 7);
		expect(facts({ motherName: mother }).luckyDay).toMatchObject({ remainder, weekday });
	});
});
