import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openPglite } from './pglite.ts';

it('keeps nothing of what it answered', async () => {
	setFlagsFromString('--expose-gc');
	const collect = runInNewContext('gc') as () => void;
	const database = await openPglite();
	const held = async (queries: number) => {
		for (let i = 0; i < queries; i++) await database.query("select repeat('x', 20000) as text, $1::int as number", [i]);
		collect();
		return process.memoryUsage().heapUsed;
	};
	const before = await held(200);
	expect((await held(2000)) - before).toBeLessThan(10_000_000);
	await database.close();
});
