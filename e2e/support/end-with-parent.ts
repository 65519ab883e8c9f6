// `node --import end-with-parent.ts`: ends this process when the one that started it is gone, however that one ended. Its
// end closes the pipe that is our standard input. Worker threads and child processes load this file too, with another
// standard input, and are left alone.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.argv[1]?.endsWith('main.ts'))
	process.stdin.on('close', () => process.kill(process.pid, 'SIGKILL')).resume();
