import { describe, expect, it } from 'vitest';
import { kinds, scoreGardner } from './score.ts';

const [musical, kinesthetic, logical, interpersonal, linguistic, naturalist, spatial, intrapersonal] = kinds;

describe('the three highest of eight', () => {
	it.each<[string, number[], string[], string[]]>([
		['three that stand out', [1, 5, 1, 4, 1, 3, 2, 2], [kinesthetic, interpersonal, naturalist], []],
		['the last three', [1, 1, 1, 1, 1, 3, 4, 5], [intrapersonal, spatial, naturalist], []],
		[
			'all alike: the first three',
			[3, 3, 3, 3, 3, 3, 3, 3],
			[musical, kinesthetic, logical],
			[interpersonal, linguistic, naturalist, spatial, intrapersonal],
		],
		['a tie for the third place', [5, 5, 1, 1, 4, 1, 1, 4], [musical, kinesthetic, linguistic], [intrapersonal]],
		['a tie for the first place', [2, 1, 5, 1, 5, 1, 3, 1], [logical, linguistic, spatial], []],
		[
			'a tie for the second place that both hold',
			[1, 4, 1, 5, 1, 4, 1, 1],
			[interpersonal, kinesthetic, naturalist],
			[],
		],
		[
			'one high, all others alike',
			[2, 2, 2, 2, 2, 2, 2, 5],
			[intrapersonal, musical, kinesthetic],
			[logical, interpersonal, linguistic, naturalist, spatial],
		],
	])('are %s', (_what, answers, highest, equalToLast) => {
		const score = scoreGardner(answers);
		expect(score.highest).toEqual(highest);
		expect(score.equalToLast).toEqual(equalToLast);
		expect(score.all.map(({ total }) => total)).toEqual(answers);
	});

	it.each(kinds)('begin with %s where it alone is high', (kind) => {
		const { highest, all } = scoreGardner(kinds.map((one) => (one === kind ? 5 : 1)));
		expect(highest[0]).toBe(kind);
		expect(all.find((one) => one.kind === kind)).toEqual({ kind, total: 5, share: 1 });
	});
});
