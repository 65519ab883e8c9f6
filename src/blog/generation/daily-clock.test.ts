import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Log } from '#src/platform/process/log.ts';
import { startDailyClock } from './daily-clock.server.ts';

beforeEach(() => {
	vi.useFakeTimers({ now: new Date('2026-11-21T22:50:00Z') });
});
afterEach(() => {
	vi.useRealTimers();
});

function start(write: () => Promise<Response>) {
	const told: unknown[] = [];
	const line = (...entry: unknown[]) => void told.push(entry);
	const log: Log = { debug: line, info: line, warn: line, error: line };
	return { told, clock: startDailyClock({ write, log }) };
}

it('asks at once, then at the beginning of each hour, midnight in Greenwich among them, until it is stopped', async () => {
	const asked: string[] = [];
	const { clock, told } = start(async () => {
		asked.push(new Date().toISOString().slice(0, 16));
		return Response.json({});
	});
	await vi.advanceTimersByTimeAsync(130 * 60_000);
	await clock.stop();
	await vi.advanceTimersByTimeAsync(300 * 60_000);
	expect(asked).toEqual(['2026-11-21T22:50', '2026-11-21T23:00', '2026-11-22T00:00', '2026-11-22T01:00']);
	expect(told).toEqual([]);
});

it('goes on after a failure, and says so', async () => {
	let asked = 0;
	const { clock, told } = start(async () => {
		asked++;
		if (asked === 1) throw new Error('no database');
		return Response.json({}, { status: 503 });
	});
	await vi.advanceTimersByTimeAsync(15 * 60_000);
	await clock.stop();
	expect([asked, told.length]).toEqual([2, 2]);
});

it('does not ask again while an article is being written, and waits for it at the end, but not for ever', async () => {
	let asked = 0;
	const { clock } = start(() => {
		asked++;
		return new Promise<Response>(() => {});
	});
	await vi.advanceTimersByTimeAsync(200 * 60_000);
	expect(asked).toBe(1);
	let stopped = false;
	void clock.stop().then(() => {
		stopped = true;
	});
	await vi.advanceTimersByTimeAsync(4000);
	expect(stopped).toBe(false);
	await vi.advanceTimersByTimeAsync(2000);
	expect(stopped).toBe(true);
});
