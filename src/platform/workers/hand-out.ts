import type { ChildProcess } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import type { ToWorker } from './messages.ts';

/** Accepts connections for the worker processes and hands each to the next one. */
export interface HandOut {
	/** @returns the port, which the system chooses where it is 0 */
	listen(port: number, host: string): Promise<number>;
	/** This worker takes connections from now on. */
	add(worker: ChildProcess): void;
	/** It wants no more, and goes on with those it was given. */
	retire(worker: ChildProcess): void;
	/** It has ended; those it had not confirmed go to others. */
	remove(worker: ChildProcess): void;
	/** The worker has the connection with this number. */
	took(worker: ChildProcess, id: number): void;
	/** Takes no more connections. Those that no worker has yet are closed. */
	close(): void;
}

/**
 * The connections of one port, in the primary. Not by node:cluster: a connection that it gives to a worker which dies at
 * that moment stays open and unanswered. While no worker is ready, connections wait.
 */
export function handOutConnections(): HandOut {
	const server = createServer({ pauseOnConnect: true }, give);
	/** What each worker was given and has not confirmed. */
	const given = new Map<ChildProcess, Map<number, Socket>>();
	const turns: ChildProcess[] = [];
	const waiting: Socket[] = [];
	let count = 0;

	function give(socket: Socket): void {
		socket.on('error', () => socket.destroy());
		const worker = turns.shift();
		if (!worker) {
			waiting.push(socket);
			return;
		}
		turns.push(worker);
		const id = count++;
		given.get(worker)?.set(id, socket);
		const message: ToWorker = { hoopoe: 'connection', id };
		// What cannot be sent stays with the worker until it is removed, which is when it ends.
		if (worker.connected) worker.send(message, socket, { keepOpen: true }, () => {});
	}

	function retire(worker: ChildProcess): void {
		const place = turns.indexOf(worker);
		if (place >= 0) turns.splice(place, 1);
	}

	function remove(worker: ChildProcess): void {
		retire(worker);
		const unconfirmed = given.get(worker)?.values() ?? [];
		given.delete(worker);
		for (const socket of unconfirmed) if (!socket.destroyed) give(socket);
	}

	return {
		listen: (port, host) =>
			new Promise((ready, fail) => {
				server.once('error', fail);
				server.listen(port, host, () => {
					const address = server.address();
					ready(typeof address === 'object' && address ? address.port : port);
				});
			}),
		add(worker) {
			given.set(worker, new Map());
			turns.push(worker);
			for (const socket of waiting.splice(0)) give(socket);
		},
		retire,
		remove,
		took(worker, id) {
			given.get(worker)?.get(id)?.destroy();
			given.get(worker)?.delete(id);
		},
		close() {
			server.close();
			for (const socket of waiting.splice(0)) socket.destroy();
		},
	};
}
