import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerAddress } from '../postgres/postgres.ts';
import { freePort } from './free-port.ts';
import { type OnLine, runServer, type ServerProcess } from './server-process.ts';

export type RunningPglite = { readonly server: ServerProcess; readonly address: ServerAddress };

const PROGRAM = fileURLToPath(new URL('./pglite-process.ts', import.meta.url));
const PORT = 5432;

/** Starts PGlite on the files in `folder` in a process of its own. It serves one connection at a time. */
export async function startPglite(
	folder: string,
	{ onLine, onEnd }: { onLine: OnLine; onEnd: () => void },
): Promise<RunningPglite> {
	const { host, port, socket, remove } = await whereToListen();
	const server = await runServer({
		start: () => {
			rmSync(socket, { force: true });
			return spawn(process.execPath, [PROGRAM, folder, socket], { detached: true, stdio: ['pipe', 'ignore', 'pipe'] });
		},
		isReady: (line) => line === 'ready',
		onLine,
		onEnd,
	});
	return {
		server: {
			...server,
			async stop() {
				await server.stop();
				remove();
			},
		},
		address: { host, port, user: 'postgres', password: '', database: 'postgres' },
	};
}

/** A Unix socket in a folder that only we can open; where there are none, a port of the loopback. */
async function whereToListen(): Promise<{ host: string; port: number; socket: string; remove: () => void }> {
	if (process.platform === 'win32') {
		const port = await freePort();
		return { host: '127.0.0.1', port, socket: String(port), remove: () => {} };
	}
	const host = mkdtempSync(join(tmpdir(), 'hoopoe-'));
	const remove = () => rmSync(host, { recursive: true, force: true });
	return { host, port: PORT, socket: join(host, `.s.PGSQL.${PORT}`), remove };
}
