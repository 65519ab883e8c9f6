import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster, startCluster } from '../database/embedded/cluster.ts';
import { findPrograms, whyNotRunning } from '../database/embedded/programs.ts';
import { canReach, findServerUsers, isRoot } from '../database/embedded/server-user.ts';
import type { ServerAddress } from '../database/postgres/postgres.ts';

export type TestServer = { address: ServerAddress; superuser: ServerAddress; stop: () => Promise<void> };

/** For tests alone: nothing is safe from a power failure. */
const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * The PostgreSQL that the product embeds, in a new folder, as a server for tests; null where it cannot be run here.
 * @param settings of the server, instead of those that make tests quick
 */
export async function startTestServer(settings: Record<string, string> = QUICK): Promise<TestServer | null> {
	const programs = findPrograms();
	if ('missing' in programs) return null;
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-server-'));
	const users = isRoot() ? findServerUsers(folder).filter((user) => canReach(user, folder)) : [null];
	for (const user of users) {
		if (whyNotRunning(programs, user)) continue;
		const options = { programs, user, settings, onLine: () => {}, onEnd: () => {} };
		const cluster = join(folder, 'cluster');
		await createCluster(cluster, options);
		const { server, address, superuser } = await startCluster(cluster, options);
		return {
			address,
			superuser,
			async stop() {
				await server.stop();
				rmSync(folder, { recursive: true, force: true });
			},
		};
	}
	rmSync(folder, { recursive: true, force: true });
	return null;
}
