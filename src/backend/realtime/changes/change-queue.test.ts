import { expect, test } from 'vitest';
import type { Change } from './change.ts';
import { createChangeQueue } from './change-queue.ts';

const change = (at: string, row = '{}'): Change => ({ relation: 1, event: 'INSERT', at, row, before: null });
const many = (count: number) => Array.from({ length: count }, (_, index) => change(String(index)));

test('changes that come while others are sent form the next batch, at most 500', async () => {
	const batches: string[][] = [];
	const queue = createChangeQueue(
		async (changes) => {
			batches.push(changes.map(({ at }) => at));
		},
		() => {},
	);
	for (const one of many(1002)) expect(queue.add(one)).toBe(true);
	await queue.settled();
	expect(batches.map(({ length }) => length)).toEqual([1, 500, 500, 1]);
	expect(batches.flat()).toEqual(many(1002).map(({ at }) => at));
});

test('a batch that fails is reported, and the next one is sent', async () => {
	const told: string[] = [];
	const failures: [unknown, number][] = [];
	const queue = createChangeQueue(
		async ([first]) => {
			if (first?.at === 'bad') throw new Error('no database');
			told.push(first?.at ?? '');
		},
		(error, changes) => failures.push([error, changes]),
	);
	queue.add(change('bad'));
	queue.add(change('good'));
	await queue.settled();
	expect(told).toEqual(['good']);
	expect(failures).toEqual([[new Error('no database'), 1]]);
});

test.each([
	['50,000 changes wait', many(50_001)],
	['their rows have 64,000,000 characters', [change('0'), change('1', 'x'.repeat(64_000_001))]],
	['the first one is too long', [change('0', 'x'.repeat(64_000_001))]],
])('is emptied where %s, and takes changes again', async (_, changes) => {
	const told: string[] = [];
	const queue = createChangeQueue(
		async (some) => {
			await new Promise((resolve) => setImmediate(resolve));
			told.push(...some.map(({ at }) => at));
		},
		() => {},
	);
	const answers = changes.map((one) => queue.add(one));
	// The first is being sent already; the limit holds for those that wait.
	if (changes.length > 50_000) answers.push(queue.add(change('last')));
	expect(answers.at(-1)).toBe(false);
	expect(queue.add(change('after'))).toBe(true);
	await queue.settled();
	expect(told.at(-1)).toBe('after');
	expect(told.length).toBeLessThan(3);
});
