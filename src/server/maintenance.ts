import { createByteStore } from '#src/backend/storage/bytes/byte-store.ts';
import { sweepUploads } from '#src/backend/storage/resumable/sweep-uploads.ts';
import { startDailyClock } from '#src/blog/generation/daily-clock.server.ts';
import type { createMail } from '#src/mail/create-mail.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { SharedCounts } from '#src/platform/limits/shared-counts.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { App } from '../app.ts';
import { type Observers, observedJob } from './observe.ts';
import { startRetention } from './retention-job.ts';

/** How often deleted files are removed from the store, and counts that are over from the database. */
const SWEEP_MS = 60_000;

/** What one process of a server does for all: sweeps, retention, and the articles of the day. */
export function startMaintenance(parts: {
	config: Config;
	log: Log;
	database: Database;
	counts: SharedCounts | undefined;
	app: App;
	mail: ReturnType<typeof createMail>;
	clock: () => Date;
	secret: string;
	observers: Observers;
}): { stop(): Promise<void> } {
	const { config, log, counts, app, secret, observers } = parts;
	sweepFiles(parts);
	if (counts) sweepCounts(counts, log);
	const write = async () =>
		app.request('/functions/v1/generate-daily-articles', { method: 'POST', headers: { apikey: secret } });
	const articles = config.DAILY_ARTICLES
		? startDailyClock({ write: () => observedJob('articles', observers, write), log })
		: null;
	const retention = startRetention(parts, observers);
	return {
		async stop() {
			retention.stop();
			await articles?.stop();
		},
	};
}

/**
 * Files in the database are deleted with their rows; those in S3 are deleted here, some time later. Uploads that were
 * never finished are given up first.
 */
function sweepFiles({
	database,
	config,
	log,
	observers,
}: {
	database: Database;
	config: Config;
	log: Log;
	observers: Observers;
}): void {
	const bytes = createByteStore({ database, config });
	const sweepAll = async () => {
		await sweepUploads({ database, bytes });
		await bytes.sweep();
	};
	const sweep = () =>
		observedJob('sweep_files', observers, sweepAll).catch((error) =>
			log.warn({ err: error }, 'deleted files and unfinished uploads could not be removed yet'),
		);
	setInterval(sweep, SWEEP_MS).unref();
}

function sweepCounts(counts: SharedCounts, log: Log): void {
	const sweep = () => counts.sweep().catch((error) => log.warn({ err: error }, 'old counts could not be removed yet'));
	setInterval(sweep, SWEEP_MS).unref();
}
