import { Cron } from 'croner';
import type { Log } from '#src/platform/process/log.ts';
import { withinTime } from '#src/platform/process/within-time.ts';

/** How long `stop` waits for an article that is being written. An unfinished one is written again later. */
const WAIT_MS = 5000;

/**
 * Requests the day's articles: now, and at the beginning of every hour, so that a day begins with its set, and failures
 * are retried. `write` asks `generate-daily-articles`, which adds nothing to a set that is whole.
 */
export function startDailyClock({ write, log }: { write: () => Promise<Response>; log: Log }): {
	/** Ends it; waits some seconds for an article that is being written. */
	stop(): Promise<void>;
} {
	let running: Promise<void> = Promise.resolve();
	const run = async () => {
		try {
			const response = await write();
			if (!response.ok) log.error({ status: response.status }, 'the articles of the day were not written');
		} catch (error) {
			log.error({ err: error }, 'the articles of the day were not written');
		}
	};
	const clock = new Cron('0 * * * *', { timezone: 'UTC', protect: true, unref: true }, () => {
		running = run();
		return running;
	});
	void clock.trigger();
	return {
		async stop() {
			clock.stop();
			await withinTime(WAIT_MS, running).catch(() => undefined);
		},
	};
}
