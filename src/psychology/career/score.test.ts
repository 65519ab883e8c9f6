import { describe, expect, it } from 'vitest';
import { type Field, fields, fieldsOf, questionPlan, scoreCareer } from './score.ts';

const [c, a, s, l] = fields;

describe('the career score', () => {
	it.each<[string, (Field | null)[], Field, Field[], boolean]>([
		['five of one', [c, c, c, c, c], c, [], true],
		['four to one', [s, l, l, l, l], l, [], true],
		['three to two', [s, s, a, a, a], a, [], true],
		['three to one to one', [l, s, a, s, s], s, [], true],
		['two, two, one: the first reached', [a, c, c, a, s], a, [c], false],
		['two, two, one: the first reached, though the other is full earlier', [s, l, l, s, c], s, [l], false],
		['one, two, two: the first of those that lead', [c, l, s, s, l], l, [s], false],
		['two and three singles', [c, a, l, s, s], s, [], false],
		['nothing that matches', [null, null, null, null, null], a, [], false],
		['no answers', [], a, [], false],
		['one match among nothing', [null, null, l, null, null], l, [], false],
	])('of %s', (_what, chosen, field, tiedWith, clear) => {
		expect(scoreCareer(chosen)).toMatchObject({ field, tiedWith, clear });
	});

	it('counts every field', () => {
		expect(scoreCareer([c, s, s, l, a]).counts).toEqual({ creative: 1, analytical: 1, social: 2, leadership: 1 });
	});
});

describe('the questions', () => {
	it('offer each field once, and each field stands first somewhere', () => {
		for (const { options } of questionPlan) expect([...options].sort()).toEqual([...fields].sort());
		expect(new Set(questionPlan.map(({ options }) => options[0]))).toEqual(new Set(fields));
	});

	it('turn places on the page into fields, and what is no place into nothing', () => {
		expect(fieldsOf([0, 0, 0, 0, 0])).toEqual([c, s, a, l, s]);
		expect(fieldsOf([3, 3, 3, 3, 3])).toEqual([l, a, s, c, l]);
		expect(fieldsOf([4, -1])).toEqual([null, null, null, null, null]);
	});
});
