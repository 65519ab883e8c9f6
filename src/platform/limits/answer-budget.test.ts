import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerBudget } from './answer-budget.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const any = Number.POSITIVE_INFINITY;
const size = { freeBytes: 10, bytes: 100, bytesPerKey: 40, bytesPerSecond: undefined };

describe('a budget of answers that wait for their readers', () => {
	it.each<[string, readonly (readonly [string, number])[], { a: number; b: number }]>([
		['nothing waits', [], { a: any, b: any }],
		['small answers are not counted', [['a', 10]], { a: any, b: any }],
		['a key has its part', [['a', 30]], { a: 10, b: 70 }],
		['what is left of it', [['a', 11]], { a: 29, b: 89 }],
		['an answer may be larger than the part of its key', [['a', 90]], { a: 10, b: 10 }],
		['or than all', [['a', 1000]], { a: 10, b: 10 }],
		[
			'others leave less',
			[
				['b', 30],
				['c', 40],
			],
			{ a: 30, b: 10 },
		],
	])('%s', (_, taken, room) => {
		const budget = new AnswerBudget(size);
		for (const [key, bytes] of taken) budget.take(key, bytes);
		expect({ a: budget.room('a'), b: budget.room('b') }).toEqual(room);
	});

	it('has room again once an answer was sent, counted once', () => {
		const budget = new AnswerBudget(size);
		const first = budget.take('a', 60);
		budget.take('b', 40);
		expect(budget.room('c')).toBe(10);
		first?.();
		first?.();
		expect([budget.room('c'), budget.room('a')]).toEqual([60, 60]);
		expect(budget.retryAfter()).toBe(1);
	});

	it('lets so many be made in a second, however soon they are read', () => {
		const budget = new AnswerBudget({ ...size, bytesPerSecond: 20 });
		for (const key of ['a', 'b', 'c']) budget.take(key, 50)?.();
		expect([budget.room('d'), budget.retryAfter()]).toEqual([10, 3]);
		vi.advanceTimersByTime(2400);
		expect([budget.room('d'), budget.retryAfter()]).toEqual([10, 1]);
		vi.advanceTimersByTime(200);
		expect(budget.room('d')).toBe(any);
		vi.advanceTimersByTime(1_000_000);
		for (const key of ['a', 'b']) budget.take(key, 50)?.();
		expect(budget.room('d')).toBe(any);
	});
});
