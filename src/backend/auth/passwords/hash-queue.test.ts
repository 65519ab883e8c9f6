import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHashQueue } from './hash-queue.ts';

const { signal } = new AbortController();

afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to; `begun` holds the names in the order in which their turns came. */
function work() {
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	return {
		begun,
		named: (name: string) => () => {
			begun.push(name);
			return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
		},
		async end(name: string) {
			ends.get(name)?.();
			await new Promise((resolve) => setImmediate(resolve));
		},
	};
}

describe('the queue of password hashes', () => {
	it('runs a fixed number at a time, the others in order of arrival', async () => {
		const queue = createHashQueue({ parallel: 2, longestWaitMs: 60_000 });
		const { begun, named, end } = work();
		const all = ['a', 'b', 'c', 'd', 'e'].map((name) => queue.run(named(name), signal));
		expect(begun).toEqual(['a', 'b']);
		await end('b');
		expect(begun).toEqual(['a', 'b', 'c']);
		await end('a');
		await end('d');
		expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
		await end('c');
		await end('e');
		expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
	});

	it('refuses at once what would wait too long, and takes the next when there is room again', async () => {
		// Before anything was measured a hash is taken for 100 ms: two may wait.
		const queue = createHashQueue({ parallel: 1, longestWaitMs: 200 });
		const { begun, named, end } = work();
		const kept = ['a', 'b', 'c'].map((name) => queue.run(named(name), signal));
		await expect(queue.run(named('refused'), signal)).rejects.toMatchObject({
			code: 'over_capacity',
			status: 503,
			details: { retryAfter: 1 },
		});
		expect(() => queue.requireRoom()).toThrow();
		await end('a');
		queue.requireRoom();
		await end('b');
		await end('c');
		await Promise.all(kept);
		expect(begun).toEqual(['a', 'b', 'c']);
	});

	it('lets more wait where hashes are found to be quick', async () => {
		const queue = createHashQueue({ parallel: 1, longestWaitMs: 200 });
		await queue.run(async () => 'quick', signal);
		const answers = Array.from({ length: 20 }, (_, index) => queue.run(async () => index, signal));
		expect(await Promise.all(answers)).toHaveLength(20);
	});

	it('drops what is aborted while waiting; the next one gets its place', async () => {
		const queue = createHashQueue({ parallel: 1, longestWaitMs: 200 });
		const { begun, named, end } = work();
		const leaving = new AbortController();
		const first = queue.run(named('first'), signal);
		const left = queue.run(named('left'), leaving.signal);
		const last = queue.run(named('last'), signal);
		leaving.abort();
		await expect(left).rejects.toMatchObject({ code: 'request_aborted' });
		queue.requireRoom();
		await end('first');
		await end('last');
		expect([await first, await last]).toEqual(['first', 'last']);
		expect(begun).toEqual(['first', 'last']);
	});

	it('rejects what was aborted while it ran, and goes on after failures', async () => {
		const queue = createHashQueue({ parallel: 1, longestWaitMs: 200 });
		const { named, end } = work();
		const leaving = new AbortController();
		const left = queue.run(named('left'), leaving.signal);
		leaving.abort();
		const refused = expect(left).rejects.toMatchObject({ code: 'request_aborted', status: 499 });
		await end('left');
		await refused;
		await expect(queue.run(named('never begun'), leaving.signal)).rejects.toMatchObject({ code: 'request_aborted' });
		await expect(queue.run(() => Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
		expect(await queue.run(async () => 'next', signal)).toBe('next');
	});

	it.each([300, 1000])(
		'makes hashes for callers that leave after %i ms, as long as they are there',
		async (leaveMs) => {
			vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
			const [hashMs, everyMs, seconds] = [60, 20, 30];
			const queue = createHashQueue({ parallel: 1, longestWaitMs: 2000 });
			let useful = 0;
			for (let at = 0; at < seconds * 1000; at += everyMs) {
				const leaving = new AbortController();
				setTimeout(() => leaving.abort(), leaveMs);
				queue
					.run(() => new Promise<void>((done) => setTimeout(done, hashMs)), leaving.signal)
					.then(
						() => {
							// The first seconds show how long callers stay.
							if (at > 10_000) useful++;
						},
						() => {},
					);
				await vi.advanceTimersByTimeAsync(everyMs);
			}
			expect(useful).toBeGreaterThan((0.85 * (seconds - 10) * 1000) / hashMs);
		},
	);
});
