import { expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { createLanes } from './lanes.ts';

const visitor: Caller = { role: 'anon', claims: { role: 'anon' }, userId: null };
const settings = { DATABASE_CONNECTIONS: 10, ANSWER_BUFFER: 32 * 1024 * 1024, RATE_LIMITS: true, WEB_CONCURRENCY: 1 };

const ask = async (inLane: ReturnType<typeof createLanes>, address: string, searches: boolean, milliseconds: number) =>
	inLane({ caller: visitor, address, searches, calls: false }, async (turn) => {
		turn.ran(milliseconds);
		return 'done';
	});

it('costly work from many addresses is refused to them once all visitors have had their share; all else goes on', async () => {
	const inLane = createLanes(settings);
	// None of them has used up what one address may.
	for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
		expect(await ask(inLane, address, false, 400)).toBe('done');
	await expect(ask(inLane, '203.0.113.1', false, 1)).rejects.toMatchObject({ status: 429 });
	expect(await ask(inLane, '203.0.113.9', false, 1)).toBe('done');
	expect(await ask(inLane, '203.0.113.9', false, 1)).toBe('done');
	expect(await ask(inLane, '203.0.113.9', true, 1)).toBe('done');
});
