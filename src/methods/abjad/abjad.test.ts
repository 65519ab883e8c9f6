import { describe, expect, it } from 'vitest';
import { abjadElements, abjadKabir, abjadLetters, abjadValue } from './abjad.ts';
import { marriageRemainder, talehOf } from './taleh.ts';

describe('abjad', () => {
	it('has 28 letters that sum to 5995', () => {
		const values = Object.values(abjadKabir);
		expect(values).toHaveLength(28);
		expect(values.reduce((sum, value) => sum + value)).toBe(5995);
	});

	it.each([
		['الله', 66],
		['بسم الله الرحمن الرحیم', 786],
		['محمد', 92],
		['علی', 110],
		['مرضیه', 1055],
		['سعاد', 135],
		['فاطمه', 135],
		['فاطمة', 135],
		['مریم', 290],
		['مَرْيَم', 290],
		['سارا', 262],
		['رضا', 1001],
		['شیرین', 570],
		['حسین', 128],
		['حسيـــن', 128],
		['مولانا', 128],
		['خاک مصلی', 791],
		['ژاله', 43],
		['پارسا', 264],
		['گلناز', 108],
		['زهرا', 213],
		['زهراء', 214],
		['ﷲ', 66],
		['می‌خواند', 711],
	])('counts %s as %i', (name, value) => {
		expect(abjadValue(name)).toBe(value);
	});

	it.each([
		['ژاله', 36],
		['پارسا', 262],
		['گلناز', 88],
	])('counts %s as %i in the school that drops the Persian letters', (name, value) => {
		expect(abjadValue(name, 'drop')).toBe(value);
	});

	it('shows its sum letter by letter', () => {
		expect(abjadLetters('علی')).toEqual([
			{ letter: 'ع', value: 70 },
			{ letter: 'ل', value: 30 },
			{ letter: 'ی', value: 10 },
		]);
	});

	it('refuses letters of another script', () => {
		expect(() => abjadValue('علی Reza')).toThrow(RangeError);
		expect(() => abjadValue('Мария')).toThrow(RangeError);
	});

	it('deals the letters out to the elements', () => {
		expect(abjadElements('ابجد')).toEqual({ fire: 1, earth: 1, air: 1, water: 1 });
		expect(abjadElements('فاطمه')).toEqual({ fire: 5, earth: 0, air: 0, water: 0 });
		expect(abjadElements('گل')).toEqual({ fire: 0, earth: 0, air: 1, water: 1 });
	});
});

describe('taleh', () => {
	it.each([
		['علی', 'مرضیه', 1165, 1, 'aries'],
		['محمد', 'سعاد', 227, 11, 'aquarius'],
		['هوشنگ', 'ژاله', 424, 4, 'cancer'],
		['رضا', 'فاطمه', 1136, 8, 'scorpio'],
		['سارا', 'مریم', 552, 0, 'pisces'],
	])('of %s, child of %s, is %i, leaves %i: %s', (name, mother, sum, remainder, sign) => {
		const taleh = talehOf(abjadValue(name), abjadValue(mother));
		expect({ ...taleh, sign: taleh.sign.id }).toMatchObject({ sum, remainder, sign });
	});

	it('of another school counts 397 for هوشنگ and ژاله', () => {
		const taleh = talehOf(abjadValue('هوشنگ', 'drop'), abjadValue('ژاله', 'drop'));
		expect([taleh.sum, taleh.sign.id]).toEqual([397, 'aries']);
	});
});

describe('the sum of a marriage', () => {
	it.each([
		[['علی', 'مرضیه', 'سارا', 'مریم'], 1717, 2, 'apart'],
		[['رضا', 'فاطمه', 'نرگس', 'زهرا'], 1679, 4, 'apart'],
	] as const)('of %s is %i, leaves %i: %s', (names, sum, remainder, omen) => {
		const values = names.map((name) => abjadValue(name)) as [number, number, number, number];
		expect(marriageRemainder(values)).toEqual({ sum, remainder, omen });
	});

	it('knows all five remainders', () => {
		const omens = [0, 1, 2, 3, 4].map((rest) => marriageRemainder([rest, 5, 10, 15]).omen);
		expect(omens).toEqual(['obstacle', 'joined', 'apart', 'joined', 'apart']);
	});
});
