import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Lane } from './lane.ts';

const size = { atOnce: 2, atOncePerKey: 1, waiting: 3, waitingPerKey: 2, waitMs: 50 };
const refusal = { code: 'over_capacity', status: 503, details: { retryAfter: 1 } };

/** Work that is held until it is let go, and tells which pieces have begun. */
function workshop(lane: Lane) {
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const run = (key: string, name: string) =>
		lane.run(key, async () => {
			begun.push(name);
			await new Promise<void>((end) => ends.set(name, end));
			return name;
		});
	const end = async (name: string) => {
		ends.get(name)?.();
		await pause(0);
	};
	return { begun, run, end };
}

describe('a lane', () => {
	it('runs a few at once and one of each key, the others in their order', async () => {
		const { begun, run, end } = workshop(new Lane({ ...size, waitMs: 10_000 }));
		const all = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1'), run('c', 'c1')];
		expect(begun).toEqual(['a1', 'b1']);
		await end('b1');
		expect(begun).toEqual(['a1', 'b1', 'c1']);
		await end('a1');
		expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
		await end('c1');
		await end('a2');
		expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1', 'c1']);
	});

	it('refuses at once where what waits will take longer than one may wait', async () => {
		const lane = new Lane({ atOnce: 1, atOncePerKey: 1, waiting: 100, waitingPerKey: 100, waitMs: 200 });
		for (let time = 0; time < 30; time++) await lane.run('a', () => pause(20));
		const began = performance.now();
		const all = await Promise.allSettled(Array.from({ length: 60 }, () => lane.run('a', () => pause(20))));
		const refused = all.filter(({ status }) => status === 'rejected');
		expect(refused.length).toBeGreaterThan(30);
		expect(refused[0]).toMatchObject({ reason: refusal });
		expect(performance.now() - began).toBeLessThan(1000);
		expect(await lane.run('b', async () => 'served')).toBe('served');
	});

	it('refuses at once where too many wait, of one key or in all', async () => {
		const { run, end } = workshop(new Lane({ ...size, waitMs: 10_000 }));
		const all = [run('a', 'a1'), run('b', 'b1'), run('a', 'a2'), run('a', 'a3')];
		await expect(run('a', 'a4')).rejects.toMatchObject(refusal);
		all.push(run('c', 'c1'));
		await expect(run('d', 'd1')).rejects.toMatchObject(refusal);
		for (const name of ['a1', 'b1', 'a2', 'c1', 'a3']) await end(name);
		expect(await Promise.all(all)).toHaveLength(5);
	});

	it('refuses what has waited too long, and drops it', async () => {
		const { begun, run, end } = workshop(new Lane(size));
		const first = run('a', 'a1');
		await expect(run('a', 'a2')).rejects.toMatchObject(refusal);
		await end('a1');
		await first;
		const next = run('a', 'a3');
		expect(begun).toEqual(['a1', 'a3']);
		await end('a3');
		await next;
	});

	it('goes on after work that failed', async () => {
		const lane = new Lane(size);
		await expect(lane.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
		expect(await lane.run('a', async () => 'well')).toBe('well');
	});
});
