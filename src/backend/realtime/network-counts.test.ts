import { expect, test } from 'vitest';
import { NetworkCounts } from './network-counts.ts';

test('each network is counted up to the limit, and what is closed makes room', () => {
	const counts = new NetworkCounts(2);
	expect([counts.add('a'), counts.add('a'), counts.add('a'), counts.add('b')]).toEqual([true, true, false, true]);
	counts.remove('a');
	expect([counts.add('a'), counts.add('a')]).toEqual([true, false]);
});
