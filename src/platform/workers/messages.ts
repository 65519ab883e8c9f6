import type { ServerAddress } from '../database/postgres/postgres.ts';
import type { MetricsJson } from '../process/metrics.ts';

/** Messages of the primary to a worker process. */
export type ToWorker =
	| ({ readonly hoopoe: 'start' } & Assignment)
	/** Comes with the socket. */
	| { readonly hoopoe: 'connection'; readonly id: number }
	| { readonly hoopoe: 'stop' }
	| { readonly hoopoe: 'collect'; readonly id: number }
	| { readonly hoopoe: 'metrics'; readonly id: number; readonly text: string };

/** Messages of a worker process to the primary. */
export type ToPrimary =
	| { readonly hoopoe: 'ready' }
	/** It is about to end, and wants no more connections. */
	| { readonly hoopoe: 'leaving' }
	/** It has the connection with this number. */
	| { readonly hoopoe: 'took'; readonly id: number }
	| { readonly hoopoe: 'ask-metrics'; readonly id: number }
	| { readonly hoopoe: 'collected'; readonly id: number; readonly metrics: MetricsJson };

/** The role of a worker process. */
export type Assignment = {
	/** Its number, from 0; its replacement gets the same one. */
	readonly worker: number;
	/** Whether it does what one process of a server does for all: the clock of the day's articles, sweeps. */
	readonly onDuty: boolean;
	/** Whether it is the first to serve: then it logs the notes on the settings. */
	readonly isFirst: boolean;
	readonly database: ServerAddress;
};

/** Whether something that came over the channel between our processes is a message of ours. */
export const isMessage = (message: unknown): message is ToWorker | ToPrimary =>
	typeof message === 'object' && message !== null && 'hoopoe' in message;
