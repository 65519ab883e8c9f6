import { describe, expect, it } from 'vitest';
import { createLimits, limitKinds } from './limits.ts';

describe('limits', () => {
	it('refuse what exceeds them, with Retry-After, and count each key separately', async () => {
		const limits = createLimits({ enabled: true, kinds: { ...limitKinds, function: { points: 2, seconds: 60 } } });
		await limits.take('function', 'a');
		await limits.take('function', 'a');
		await expect(limits.take('function', 'a')).rejects.toMatchObject({
			code: 'over_request_rate_limit',
			status: 429,
			details: { retryAfter: 60 },
		});
		await limits.take('function', 'b');
	});

	it('count the addresses of one IPv6 network together, and no others', async () => {
		const limits = createLimits({ enabled: true, kinds: { ...limitKinds, function: { points: 1, seconds: 60 } } });
		await limits.take('function', '2001:db8::1');
		await expect(limits.take('function', '2001:db8::ffff')).rejects.toMatchObject({ status: 429 });
		await limits.take('function', '2001:db8:0:1::1');
		await limits.take('function', '203.0.113.9');
		await expect(limits.take('function', '::ffff:203.0.113.9')).rejects.toMatchObject({ status: 429 });
	});

	it('count nothing where they are off, nor requests that never left the process', async () => {
		const off = createLimits({ enabled: false });
		const on = createLimits({ enabled: true, kinds: { ...limitKinds, function: { points: 1, seconds: 60 } } });
		for (let use = 0; use < 5; use++) {
			await off.take('function', 'a');
			await on.take('function', 'in-process');
		}
	});
});
