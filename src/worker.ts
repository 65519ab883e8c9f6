// A worker process: serves on the port that all of them share, around the database that the primary (`main.ts`) opened.

import { joinDatabase } from '#src/platform/database/open-database.ts';
import { createLog } from '#src/platform/process/log.ts';
import { processConfig, shareOf } from '#src/platform/settings/config.ts';
import { openWorkerLink } from '#src/platform/workers/worker-link.ts';
import { explainStart } from './explain-start.ts';

async function start(): Promise<void> {
	const link = openWorkerLink();
	const config = shareOf(processConfig());
	const { serve, loadBuild } = await import('./serve.ts');
	await loadBuild();
	const assignment = await link.assigned;
	const log = createLog(config.LOG_LEVEL, undefined, assignment.worker);
	const database = joinDatabase(assignment.database, config, log);
	await serve({ config, log, database, development: false, worker: { link, ...assignment } });
}

start().catch((error: unknown) => {
	console.error(explainStart(error));
	process.exit(1);
});
