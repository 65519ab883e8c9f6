import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords({ cost: 4 });

describe('passwords', () => {
	it('are known again and never kept', async () => {
		const encoded = await passwords.hash('رمزِ عبور');
		expect(encoded).toMatch(/^\$2b\$04\$/);
		expect(await passwords.verify('رمزِ عبور', encoded)).toBe(true);
		expect(await passwords.verify('another', encoded)).toBe(false);
	});

	it('are refused where there is none, after as much work', async () => {
		const slow = createPasswords({ cost: 10 });
		const encoded = await slow.hash('x');
		const time = async (hash: string | null) => {
			const start = performance.now();
			expect(await slow.verify('y', hash)).toBe(false);
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
		const encoded = await narrow.hash('x');
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) => narrow.verify(index % 2 ? 'x' : 'y', encoded)),
		);
		expect(answers.filter(Boolean)).toHaveLength(10);
	});
});
