import { performance } from 'node:perf_hooks';
import pg, { type PoolClient } from 'pg';
import { wasBusySince } from '../../process/event-loop.ts';
import { DatabaseUnavailable, databaseErrorOf } from '../database.ts';
import { Client } from './data-rows.ts';
import type { ServerWatch } from './server-watch.ts';

/** Getting a connection may take so long, waiting for a free one and connecting together. */
const CONNECT_MS = 1500;
/** The message of pg where no connection came free in that time. */
const WAITED_TOO_LONG = /^timeout exceeded when trying to connect/;
/** The message of pg where opening a new connection took too long. */
const OPENED_TOO_LATE = /Connection terminated due to connection timeout/;
const IDLE_MS = 300_000;

/** Connections to a server, and the requests that wait for one. */
export interface ConnectionPool {
	/**
	 * Has `work` done on a connection of its own, which is closed afterwards where it is no longer good.
	 * @param watched whether an answer that takes long is a sign that the server is gone
	 * @throws DatabaseUnavailable
	 */
	onConnection<T>(work: (client: PoolClient) => Promise<T>, watched?: boolean): Promise<T>;
	load(): { connections: number; idle: number; waiting: number };
	/** Takes no more work, and resolves once what runs is done. */
	close(): Promise<void>;
}

/** @param queue requests that may wait for a connection; more are refused at once */
export function openConnectionPool(
	settings: pg.ClientConfig,
	{ connections, queue, watch }: { connections: number; queue: number; watch: ServerWatch },
): ConnectionPool {
	const pool = new pg.Pool({
		...settings,
		Client,
		max: connections,
		connectionTimeoutMillis: CONNECT_MS,
		idleTimeoutMillis: IDLE_MS,
	});
	// A connection that breaks is removed from the pool, and its pending query rejects; without a listener the process
	// would end.
	pool.on('error', () => {});
	pool.on('connect', (client) => client.on('error', () => {}));
	let closed = false;
	let working = 0;

	/** A free connection, or a new one; tried once more where this process was too busy to hear the server in time. */
	async function connect(isSecond = false): Promise<PoolClient> {
		const before = performance.eventLoopUtilization();
		try {
			return await pool.connect();
		} catch (error) {
			if (!isSecond && wasBusySince(before) && OPENED_TOO_LATE.test(String(error))) return await connect(true);
			// Where all connections are at work, the server is there.
			if (working >= connections && WAITED_TOO_LONG.test((error as Error).message)) throw tooMany();
			throw databaseErrorOf(error);
		}
	}

	async function onConnection<T>(work: (client: PoolClient) => Promise<T>, watched = true): Promise<T> {
		if (closed) throw new DatabaseUnavailable('closed', 'the database is closed');
		if (watch.isDown()) throw new DatabaseUnavailable('unreachable', 'the database does not answer');
		if (pool.waitingCount >= queue) throw tooMany();
		const client = await connect();
		if (watched) watch.begin(client);
		let broken = false;
		working++;
		try {
			return await work(client);
		} catch (error) {
			const cause = databaseErrorOf(error);
			broken = cause instanceof DatabaseUnavailable && cause.code === 'unreachable';
			throw cause;
		} finally {
			working--;
			watch.end(client);
			client.release(broken);
		}
	}

	return {
		onConnection,
		load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
		async close() {
			closed = true;
			await pool.end();
		},
	};
}

const tooMany = () => new DatabaseUnavailable('busy', 'too many requests wait for the database');
