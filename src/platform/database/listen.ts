import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { withinTime } from '../process/within-time.ts';

/** Listens to one channel of PostgreSQL's NOTIFY. */
export interface Listening {
	/** Whether every notification since `heard` was last called has been delivered. */
	isLive(): boolean;
	close(): Promise<void>;
}

/** The receiver of a channel's notifications. */
export interface NotificationReceiver {
	/** The connection listens. What `ask` asks is asked on it, and lasts as long as it does: advisory locks. */
	opened?(ask: (text: string) => Promise<Record<string, unknown>[]>): Promise<void>;
	heard(payload: string): void;
	/** The connection is lost; notifications until it is opened again are missed. */
	lost(): void;
}

/** A listening that never receives anything, for servers that have no connection for it. */
export const neverListening: Listening = { isLive: () => false, close: async () => {} };

const RETRY_MS = 500;
/** How often an idle connection is checked, and how long the answer may take. */
const ASK_MS = 5000;
const ANSWER_MS = 1000;

/** Listens to a channel on a connection of its own, which is made anew after an outage. */
export function listenOn(
	settings: pg.ClientConfig,
	channel: string,
	{ opened, heard, lost: tellLost }: NotificationReceiver,
): Listening {
	const closing = new AbortController();
	let live = false;
	let client: pg.Client | undefined;

	/** Resolves once the connection is no longer good. */
	async function listen(): Promise<void> {
		const connection = new pg.Client({ ...settings, connectionTimeoutMillis: ANSWER_MS });
		client = connection;
		const lost = new Promise<void>((resolve) => connection.once('end', resolve).on('error', () => resolve()));
		try {
			await connection.connect();
			connection.on('notification', ({ payload = '' }) => heard(payload));
			await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
			await opened?.(async (text) => (await connection.query(text)).rows);
			live = !closing.signal.aborted;
			for (let answers = true; answers && live; ) {
				const next = pause(ASK_MS, true, { ref: false, signal: closing.signal }).catch(() => false);
				answers = await Promise.race([lost.then(() => false), next]);
				if (answers) await withinTime(ANSWER_MS, connection.query('select 1'), { twiceIfBusy: true });
			}
		} finally {
			if (live) tellLost();
			live = false;
			connection.connection.stream.destroy();
		}
	}

	async function keepListening(): Promise<void> {
		while (!closing.signal.aborted) {
			await listen().catch(() => {});
			await pause(RETRY_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {});
		}
	}

	const done = keepListening();
	return {
		isLive: () => live,
		async close() {
			live = false;
			closing.abort();
			client?.connection.stream.destroy();
			await done;
		},
	};
}
