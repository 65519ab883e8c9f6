import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createLimits, limitKinds } from './limits.ts';
import { type SharedCounts, sharedCountsIn } from './shared-counts.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const kinds = {
	...limitKinds,
	request: { points: 100, seconds: 60 },
	auth_verify: { points: 10, seconds: 60 },
};
const processes = (counts: SharedCounts, count: number) =>
	Array.from({ length: count }, () => createLimits({ enabled: true, kinds, shared: counts }));
const isAllowed = (limits: ReturnType<typeof createLimits>, kind: keyof typeof kinds, key: string) =>
	limits.take(kind, key).then(
		() => true,
		() => false,
	);

describe('limits of several processes on one database', () => {
	it('let no more through together than one process would', async () => {
		const all = processes(sharedCountsIn(database), 4);
		let allowed = 0;
		for (let turn = 0; turn < 24; turn++)
			if (await isAllowed(all[turn % 4] as (typeof all)[0], 'auth_verify', '203.0.113.1')) allowed++;
		expect(allowed).toBe(10);
		await expect(all[0]?.take('auth_verify', '203.0.113.1')).rejects.toMatchObject({
			status: 429,
			details: { retryAfter: expect.any(Number) },
		});
	});

	it('hold under many parallel requests, within an eighth', async () => {
		const all = processes(sharedCountsIn(database), 2);
		const answers = await Promise.all(
			Array.from({ length: 400 }, (_, turn) => isAllowed(all[turn % 2] as (typeof all)[0], 'request', '203.0.113.2')),
		);
		expect(answers.filter(Boolean).length).toBeLessThanOrEqual(112);
	});

	it('reach other processes within about a second', async () => {
		const counts = sharedCountsIn(database);
		const [one, other] = processes(counts, 2);
		for (let turn = 0; turn < 60; turn++) await one?.take('request', '203.0.113.3');
		// The first process tells the database by itself; the other asks when it comes near the limit.
		let allowed = 0;
		for (let turn = 0; turn < 100; turn++) if (other && (await isAllowed(other, 'request', '203.0.113.3'))) allowed++;
		expect(allowed).toBeLessThanOrEqual(52);
	});

	it('cost no round trip for frequent kinds', async () => {
		let asked = 0;
		const counts = sharedCountsIn(database);
		const [limits] = processes(
			{
				...counts,
				add(given) {
					asked++;
					return counts.add(given);
				},
			},
			1,
		);
		for (let visitor = 0; visitor < 50; visitor++)
			for (let turn = 0; turn < 5; turn++) await limits?.take('request', `198.51.100.${visitor}`);
		expect(asked).toBeLessThanOrEqual(1);
	});

	it('are counted by each process alone while the database is away', async () => {
		const away = { add: () => Promise.reject(new Error('away')), sweep: async () => {} };
		const [limits] = processes(away, 1);
		let allowed = 0;
		for (let turn = 0; turn < 15; turn++) if (limits && (await isAllowed(limits, 'auth_verify', 'x'))) allowed++;
		expect(allowed).toBe(10);
	});

	it('begin anew when their window is over, which is then swept away', async () => {
		const counts = sharedCountsIn(database);
		const [first] = await counts.add([{ key: 'a window', points: 3, seconds: 1 }]);
		expect(first).toMatchObject({ points: 3 });
		expect(await counts.add([{ key: 'a window', points: 3, seconds: 1 }])).toMatchObject([{ points: 6 }]);
		await database.query("update internal.shared_counts set until = now() - interval '1 second'");
		expect(await counts.add([{ key: 'a window', points: 2, seconds: 1 }])).toMatchObject([{ points: 2 }]);
		await database.query("update internal.shared_counts set until = now() - interval '1 second'");
		await counts.sweep();
		expect((await database.query('select from internal.shared_counts')).rows).toEqual([]);
	});
});
