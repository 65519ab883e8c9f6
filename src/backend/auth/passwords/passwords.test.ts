import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords({ cost: 4 });
const { signal } = new AbortController();

describe('passwords', () => {
	it('match their hash, which does not contain them', async () => {
		const encoded = await passwords.hash('رمزِ عبور', signal);
		expect(encoded).toMatch(/^\$2b\$04\$/);
		expect(await passwords.verify('رمزِ عبور', encoded, signal)).toBe(true);
		expect(await passwords.verify('another', encoded, signal)).toBe(false);
	});

	it('are refused without a hash, after as much work', async () => {
		const slow = createPasswords({ cost: 10 });
		const encoded = await slow.hash('x', signal);
		const time = async (hash: string | null) => {
			const start = performance.now();
			expect(await slow.verify('y', hash, signal)).toBe(false);
			return performance.now() - start;
		};
		await time(null);
		// The quickest of several and far less than half, since the machine may be busy with something else; an answer
		// without work would take a thousandth.
		const best = async (hash: string | null) => Math.min(await time(hash), await time(hash), await time(hash));
		expect(await best(null)).toBeGreaterThan((await best(encoded)) / 10);
	});

	it('wait for their turn', async () => {
		const narrow = createPasswords({ cost: 4, parallel: 2 });
		const encoded = await narrow.hash('x', signal);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) => narrow.verify(index % 2 ? 'x' : 'y', encoded, signal)),
		);
		expect(answers.filter(Boolean)).toHaveLength(10);
	});

	it('are refused at once where the wait would be too long', async () => {
		const full = createPasswords({ cost: 4, parallel: 1, longestWaitMs: 0 });
		const first = full.hash('x', signal);
		expect(() => full.requireRoom()).toThrow(expect.objectContaining({ code: 'over_capacity', status: 503 }));
		await expect(full.hash('y', signal)).rejects.toMatchObject({ code: 'over_capacity' });
		await first;
		full.requireRoom();
	});
});
