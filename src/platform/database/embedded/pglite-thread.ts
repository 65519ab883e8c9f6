import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { giveCopy } from './pglite-copy.ts';

const { data, socket } = workerData as { data: string; socket: string };
const pglite = await PGlite.create({ dataDir: data });
const where = /^\d+$/.test(socket) ? { host: '127.0.0.1', port: Number(socket) } : { path: socket };
const server = new PGLiteSocketServer({ db: pglite, ...where });
await server.start();
const LOOK_MS = 250;
setInterval(() => {
	try {
		giveCopy(data);
	} catch (error) {
		process.stderr.write(`WARNING:  no copy could be made: ${(error as Error).message}\n`);
	}
}, LOOK_MS);
parentPort?.on('message', async () => {
	await server.stop();
	await pglite.close();
	process.exit(0);
});
parentPort?.postMessage('ready');
