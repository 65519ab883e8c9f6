import { Cron } from 'croner';
import { sweepByAge } from '#src/backend/auth/retention.ts';
import type { Config } from '#src/platform/config.ts';
import type { Database } from '#src/platform/database/database.ts';
import { type Observers, observedJob } from './observe.ts';

/** Deletes once a day what was kept for too long; any number of servers do it together. */
export function startRetention(
	{ database, config, clock }: { database: Database; config: Config; clock: () => Date },
	observers: Observers,
): { stop(): void } {
	const run = async () => {
		try {
			const swept = await observedJob('retention', observers, () => sweepByAge(database, config, clock()));
			if (swept.accounts + swept.auditLines > 0) observers.log.info(swept, 'what was kept for too long is deleted');
		} catch (error) {
			observers.log.warn({ err: error }, 'what was kept for too long could not be deleted; it is tried again');
		}
	};
	const clockwork = new Cron('10 3 * * *', { timezone: 'UTC', protect: true, unref: true }, run);
	return { stop: () => clockwork.stop() };
}
