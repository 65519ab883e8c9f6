import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { MetricsJson } from '../process/metrics.ts';
import { type Assignment, isMessage, type ToPrimary } from './messages.ts';

/** The channel of a worker process to its primary. */
export interface WorkerLink {
	/** Resolves when the primary says that there is a database. */
	assigned: Promise<Assignment>;
	/** Serves the connections that the primary hands out, from now on. */
	serve(server: Server): void;
	/** Tells the primary that this process takes no more connections. */
	leave(): void;
	/** Has `stop` called when the primary wants this process to end. */
	onStop(stop: () => void): void;
	/** What all worker processes have counted, in Prometheus' text format; `count` tells what this one has. */
	metrics: { ofAll(): Promise<string>; tell(count: () => Promise<MetricsJson>): void };
}

/** Begins to listen to the primary, whose end also ends this process. To be called at once. */
export function openWorkerLink(): WorkerLink {
	const { promise: assigned, resolve: assign } = Promise.withResolvers<Assignment>();
	const asking = new Map<number, (text: string) => void>();
	let asked = 0;
	let stop: (() => void) | undefined;
	let stopped = false;
	let server: Server | undefined;
	let count: () => Promise<MetricsJson> = async () => [];
	/** Messages to a killed primary fail; its end is handled by `disconnect`. */
	const tell = (message: ToPrimary) => process.send?.(message, undefined, undefined, () => {});

	process.on('disconnect', () => process.exit(1));
	process.on('message', (message: unknown, socket: unknown) => {
		if (!isMessage(message)) return;
		if (message.hoopoe === 'start') assign(message);
		else if (message.hoopoe === 'connection') {
			tell({ hoopoe: 'took', id: message.id });
			// None where the client has disconnected meanwhile.
			if (socket instanceof Socket) server?.emit('connection', socket.setNoDelay(true));
		} else if (message.hoopoe === 'stop') {
			stopped = true;
			if (stop) stop();
			else process.exit(0);
		} else if (message.hoopoe === 'collect') {
			const { id } = message;
			void count().then((metrics) => tell({ hoopoe: 'collected', id, metrics }));
		} else if (message.hoopoe === 'metrics') {
			asking.get(message.id)?.(message.text);
			asking.delete(message.id);
		}
	});

	return {
		assigned,
		serve(given) {
			server = given;
			tell({ hoopoe: 'ready' });
		},
		leave: () => void tell({ hoopoe: 'leaving' }),
		onStop(given) {
			stop = given;
			if (stopped) stop();
		},
		metrics: {
			ofAll: () =>
				new Promise((resolve) => {
					const id = asked++;
					asking.set(id, resolve);
					tell({ hoopoe: 'ask-metrics', id });
				}),
			tell(given) {
				count = given;
			},
		},
	};
}
