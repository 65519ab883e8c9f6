import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A reader that takes nothing of an answer for so long will not come back. */
const STUCK_MS = 30_000;

/**
 * Ends connections whose answer makes no progress; call it before the first request comes. What runs and has nothing to send
 * goes on, and so does an answer of which anything is read; sockets that were upgraded are not the server's any more.
 */
export function endStuckAnswers(server: Server, milliseconds = STUCK_MS): void {
	// Node tells of a connection on which nothing was read or written for so long, and looks at what the system has taken of
	// a long write. Where nobody listens it ends the connection, which is right for one that is idle.
	server.timeout = milliseconds;
	server.prependListener('request', (_request, response) => response.on('timeout', endIfStuck));
}

function endIfStuck(this: ServerResponse, socket: Socket): void {
	if (socket.writableLength > 0) socket.destroy();
}
