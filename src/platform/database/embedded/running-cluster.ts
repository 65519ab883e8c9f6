import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerAddress } from '../postgres/postgres.ts';
import { CLUSTER_FOLDER, passwordOf, USER } from './cluster.ts';
import { isAlive } from './process-identity.ts';

/**
 * Where the embedded PostgreSQL server of another process listens, from PostgreSQL's own lock file (storage/miscfile.c:
 * process, folder, start, port, folder of the socket, address, shared memory, status); null where none runs.
 * @param folder DATA_DIR
 */
export function findRunningCluster(folder: string): ServerAddress | null {
	const cluster = join(folder, CLUSTER_FOLDER);
	const file = join(cluster, 'postmaster.pid');
	if (!existsSync(file)) return null;
	const [pid, , , port, sockets, host, , status] = readFileSync(file, 'utf8').split('\n');
	if (!isAlive(Number(pid)) || status?.trim() !== 'ready') return null;
	return { host: sockets || host || '', port: Number(port), user: USER, password: passwordOf(cluster), database: USER };
}
