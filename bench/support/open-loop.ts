import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from './load.ts';

/** What became of one request; `ms` from sending to the end of the answer, `status` 0 where none came. */
export type Answered = { status: number; ms: number };

/**
 * Sends requests at a steady rate, whether or not earlier ones were answered, as many strangers do; `load.ts` sends the
 * next one only after the last answer.
 * @param options.warmUp seconds of sending before answers count
 * @returns what was answered in the `seconds` after that
 */
export async function sendAtRate(
	url: string,
	callOf: (index: number) => Call,
	{ perSecond, warmUp, seconds }: { perSecond: number; warmUp: number; seconds: number },
): Promise<Answered[]> {
	const began = performance.now();
	const from = began + warmUp * 1000;
	const to = from + seconds * 1000;
	const answers: Answered[] = [];
	const pending: Promise<void>[] = [];
	const send = async ({ path, ...init }: Call) => {
		const sent = performance.now();
		let status = 0;
		try {
			const answer = await fetch(url + path, init);
			await answer.arrayBuffer();
			({ status } = answer);
		} catch {
			// Counted with status 0.
		}
		const now = performance.now();
		if (now >= from && now < to) answers.push({ status, ms: now - sent });
	};
	for (let index = 0; performance.now() < to; index++) {
		await sleep(Math.max(0, began + (index * 1000) / perSecond - performance.now()));
		pending.push(send(callOf(index)));
	}
	await Promise.all(pending);
	return answers;
}
