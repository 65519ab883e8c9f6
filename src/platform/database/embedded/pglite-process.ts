// The fall-back engine: PGlite in a process of its own, behind PostgreSQL's wire protocol. `node pglite-process.ts DATA
// SOCKET`, where SOCKET is the path of a Unix socket or a port of the loopback. Says `ready` on standard error, and ends
// in good order when its standard input closes, which it does when the process that began it ends. PGlite runs in a
// thread, because a statement occupies the thread it runs on until it ends.
import { Worker } from 'node:worker_threads';

/** Time for PGlite to close its files; a statement that runs is not waited for longer. */
const CLOSE_MS = 3_000;

const thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), {
	workerData: { data: process.argv[2], socket: process.argv[3] },
});
thread.on('message', () => process.stderr.write('ready\n'));
thread.on('error', (error) => {
	process.stderr.write(`FATAL:  ${error.message.split('\n')[0]}\n`);
	process.exit(1);
});
thread.on('exit', (code) => process.exit(code));
process.stdin.on('end', () => {
	thread.postMessage('close');
	setTimeout(() => process.exit(1), CLOSE_MS);
});
process.stdin.resume();
