import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { data, socket } = workerData as { data: string; socket: string };
const pglite = await PGlite.create({ dataDir: data });
const where = /^\d+$/.test(socket) ? { host: '127.0.0.1', port: Number(socket) } : { path: socket };
const server = new PGLiteSocketServer({ db: pglite, ...where });
await server.start();
parentPort?.on('message', async () => {
	await server.stop();
	await pglite.close();
	process.exit(0);
});
parentPort?.postMessage('ready');
