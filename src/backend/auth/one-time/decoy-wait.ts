import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that the last messages took to send, by channel. */
const recent = new WeakMap<object, number[]>();
const KEPT = 20;

/** Does the work of sending, and remembers how long it took. */
export async function timed<T>(carrier: object, work: () => Promise<T>): Promise<T> {
	const began = performance.now();
	const result = await work();
	const times = recent.get(carrier) ?? [];
	times.push(performance.now() - began);
	if (times.length > KEPT) times.shift();
	recent.set(carrier, times);
	return result;
}

/** Waits as long as one of the last messages took, so that the response time does not tell whether one was sent. */
export async function waitAsIfSent(carrier: object): Promise<void> {
	const times = recent.get(carrier);
	if (times?.length) await sleep(times[randomInt(times.length)]);
}
