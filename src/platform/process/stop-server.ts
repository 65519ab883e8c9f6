import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Connections on which nothing was asked yet, or nothing that HTTP knows, get this long. */
export const IDLE_MS = 500;

/**
 * Prepares an HTTP server to be stopped; call it before the first request comes. The function it returns takes no more
 * connections, answers what runs, ends each connection with its last answer, and resolves once all are closed, also those
 * that another process accepted. What still runs after `graceMs` is cut off.
 */
export function stoppable(server: Server): (graceMs: number) => Promise<void> {
	/** The requests that run, by their connection. */
	const connections = new Map<Socket, Set<ServerResponse>>();
	let stopping = false;
	let allClosed: (() => void) | undefined;

	server.on('connection', (socket) => {
		connections.set(socket, new Set());
		socket.once('close', () => {
			connections.delete(socket);
			if (connections.size === 0) allClosed?.();
		});
	});
	server.prependListener('request', ({ socket }, response) => {
		const running = connections.get(socket);
		running?.add(response);
		if (stopping) closeAfter(response);
		response.once('close', () => {
			running?.delete(response);
			// An answer that had begun before the stop promised to keep its connection.
			if (stopping && running?.size === 0) socket.destroySoon();
		});
	});

	function closeUnused(): void {
		for (const [socket, running] of connections) if (running.size === 0) socket.destroy();
	}

	return async (graceMs) => {
		stopping = true;
		// Node would end connections on which no request is known, though one may have been sent and not been read yet.
		server.closeIdleConnections = () => {};
		for (const running of connections.values()) for (const response of running) closeAfter(response);
		const unused = setTimeout(closeUnused, IDLE_MS);
		const late = setTimeout(() => {
			for (const socket of connections.keys()) socket.destroy();
		}, graceMs);
		// Those that the system has made already are accepted in the next whole turn; closing would reset them.
		await nextTurn();
		await nextTurn();
		await new Promise<void>((closed) => server.close(() => closed()));
		if (connections.size > 0)
			await new Promise<void>((closed) => {
				allClosed = closed;
			});
		clearTimeout(unused);
		clearTimeout(late);
	};
}

function closeAfter(response: ServerResponse): void {
	if (!response.headersSent) response.setHeader('connection', 'close');
}
