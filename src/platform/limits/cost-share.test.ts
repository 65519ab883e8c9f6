import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CostShare } from './cost-share.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const size = { freeMs: 50, perSecondMs: 250, burstMs: 1000 };

describe('a share of costly work', () => {
	it('never refuses quick work', () => {
		const share = new CostShare(size);
		for (let time = 0; time < 1000; time++) share.add('a', 50);
		expect(() => share.require('a')).not.toThrow();
	});

	it('refuses a key that has used it up, with Retry-After, and accepts it then', () => {
		const share = new CostShare(size);
		share.add('a', 2050);
		expect(() => share.require('a')).toThrow(
			expect.objectContaining({ status: 429, code: 'over_request_rate_limit', details: { retryAfter: 4 } }),
		);
		expect(() => share.require('b')).not.toThrow();
		vi.advanceTimersByTime(3900);
		expect(() => share.require('a')).toThrow();
		vi.advanceTimersByTime(200);
		expect(() => share.require('a')).not.toThrow();
	});

	it('stays small, and drops keys without debt first', () => {
		const share = new CostShare(size);
		share.add('owes', 60_000);
		for (let key = 0; key < 20_000; key++) {
			share.add(String(key), 51);
			vi.advanceTimersByTime(1);
		}
		expect(() => share.require('owes')).toThrow();
	});
});
