import { performance } from 'node:perf_hooks';
import pg, { type PoolClient } from 'pg';
import {
	type Database,
	DatabaseError,
	DatabaseUnavailable,
	databaseErrorOf,
	type Queryable,
	type Result,
	type Statement,
} from './database.ts';
import { deaf, type Hearer, type Listening, listenOn } from './listen.ts';
import { Pipeline } from './pipeline.ts';
import { wasBusySince, watchServer, within } from './server-watch.ts';

/** Where a server is: a URL, or the folder of its Unix socket (or a host) with a port and whoever connects. */
export type ServerAddress =
	| { url: string }
	| { host: string; port: number; user: string; password: string; database: string };

export type PostgresOptions = {
	kind?: Database['kind'];
	/** Connections at most. */
	connections?: number;
	/** Requests that may wait for a connection; more are refused at once. */
	queue?: number;
	statementTimeoutMs?: number;
	/** Whether the server takes a second connection, on which it is asked whether it still answers. */
	probe?: boolean;
	/** For a server that one statement may occupy as a whole: what to do when an answer takes longer than `afterMs`. */
	overrun?: { afterMs: number; act: () => void };
};

/** Getting a connection may take so long, waiting for a free one and connecting together. */
const CONNECT_MS = 1500;
/** What pg says where a new connection, and not a free one, was waited for too long. */
const OPENED_TOO_LATE = /Connection terminated due to connection timeout/;
/** A server that does not answer `select 1` for so long is taken for gone. */
const PROBE_MS = 1000;
const IDLE_MS = 300_000;

/** What PostgreSQL says of a statement that was prepared before a change of schema, among other reasons. */
const MAY_BE_STALE = /^(0A000|26000|42703|42804|42883|42P01|XX000)$/;
const TOO_MANY_CONNECTIONS = '53300';

/** A PostgreSQL server (15 or later). Connections are opened when needed and made anew after an outage. */
export function openPostgres(address: ServerAddress, options: PostgresOptions = {}): Database {
	const {
		kind = 'server',
		connections = 10,
		queue = 1000,
		statementTimeoutMs = 30_000,
		probe = true,
		overrun,
	} = options;
	const settings = {
		...('url' in address ? { connectionString: address.url } : address),
		application_name: 'hoopoe',
		keepAlive: true,
		// Our statements are short: compiling them, or planning them anew for each value, costs more than it saves.
		options: `-c jit=off -c plan_cache_mode=force_generic_plan -c statement_timeout=${statementTimeoutMs} -c idle_in_transaction_session_timeout=10000`,
	};
	const pool = new pg.Pool({
		...settings,
		max: connections,
		connectionTimeoutMillis: CONNECT_MS,
		idleTimeoutMillis: IDLE_MS,
	});
	// A connection that breaks leaves the pool by itself, and whoever waits for an answer on it is told there.
	pool.on('error', () => {});
	pool.on('connect', (client) => client.on('error', () => {}));

	const prober = probe ? createProber(settings) : undefined;
	const listenings = new Set<Listening>();
	function follow(channel: string, hearer: Hearer): Listening | null {
		// A server without a connection to spare for probes has none to spare for this.
		if (!probe) return null;
		const listening = listenOn(settings, channel, hearer);
		listenings.add(listening);
		return listening;
	}
	const watch = watchServer({ ...(prober && { probe: prober.probe }), ...(overrun && { overrun }) });
	let closed = false;

	/** A free connection, or a new one; tried once more where this process was too busy to hear the server in time. */
	async function connect(isSecond = false): Promise<PoolClient> {
		const before = performance.eventLoopUtilization();
		try {
			return await pool.connect();
		} catch (error) {
			if (!isSecond && wasBusySince(before) && OPENED_TOO_LATE.test(String(error))) return await connect(true);
			throw databaseErrorOf(error);
		}
	}

	/** Has `work` done on a connection of its own, which is closed afterwards where it is no longer good. */
	async function onConnection<T>(work: (client: PoolClient) => Promise<T>, watched = true): Promise<T> {
		if (closed) throw new DatabaseUnavailable('closed', 'the database is closed');
		if (watch.isDown()) throw new DatabaseUnavailable('unreachable', 'the database does not answer');
		if (pool.waitingCount >= queue) throw new DatabaseUnavailable('busy', 'too many requests wait for the database');
		const client = await connect();
		if (watched) watch.begin(client);
		let broken = false;
		try {
			return await work(client);
		} catch (error) {
			const cause = databaseErrorOf(error);
			broken = cause instanceof DatabaseUnavailable && cause.code === 'unreachable';
			throw cause;
		} finally {
			watch.end(client);
			client.release(broken);
		}
	}

	const batch = (statements: readonly Statement[], ran?: (milliseconds: number) => void) =>
		onConnection(async (client) => {
			const began = performance.now();
			try {
				return await send(client, statements, true);
			} catch (error) {
				// Nothing of it has happened: it was one transaction.
				if (error instanceof StaleStatement) return await send(client, statements, true);
				throw error;
			} finally {
				ran?.(performance.now() - began);
			}
		});

	return {
		kind,
		query: async <Row>(text: string, values?: readonly unknown[]) =>
			(await batch([values ? { text, values } : { text }]))[0] as Result<Row>,
		batch,
		transaction: <T>(work: (tx: Queryable) => Promise<T>) =>
			onConnection(async (client) => {
				const query = async <Row>(text: string, values?: readonly unknown[]) =>
					(await send(client, [values ? { text, values } : { text }], false))[0] as Result<Row>;
				await query('begin');
				try {
					const result = await work({ query });
					await query('commit');
					return result;
				} catch (error) {
					await query('rollback').catch(() => {});
					throw error;
				}
			}),
		script: (text) =>
			onConnection(async (client) => {
				await client.query('set statement_timeout = 0');
				try {
					await client.query(text);
				} finally {
					await client.query(`set statement_timeout = ${statementTimeoutMs}`).catch(() => {});
				}
			}, false),
		load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
		listen: (channel, heard) => follow(channel, { opened: async () => heard(), heard, lost: heard }) ?? deaf,
		follow,
		async close() {
			if (closed) return;
			closed = true;
			watch.close();
			await Promise.all([pool.end(), prober?.close(), ...[...listenings].map((listening) => listening.close())]);
		},
	};
}

/** A statement that was prepared before may not fit the schema any more; it is forgotten and can be sent again. */
class StaleStatement extends DatabaseError {}

function send(client: PoolClient, statements: readonly Statement[], prepare: boolean): Promise<Result[]> {
	return new Promise((done, failed) => {
		const pipeline = new Pipeline(statements, {
			prepare,
			done,
			failed(error, wasPrepared) {
				const cause = databaseErrorOf(error);
				if (!wasPrepared || !(cause instanceof DatabaseError) || !MAY_BE_STALE.test(cause.code)) return failed(cause);
				pipeline.forget();
				failed(new StaleStatement(cause));
			},
		});
		client.query(pipeline);
	});
}

/** Asks the server `select 1` on a connection of its own, which is kept. */
function createProber(settings: pg.ClientConfig): { probe: () => Promise<void>; close: () => Promise<void> } {
	let kept: pg.Client | undefined;

	async function probe(): Promise<void> {
		const client = kept ?? new pg.Client(settings);
		try {
			if (!kept) {
				client.on('error', () => {});
				await within(PROBE_MS, client.connect());
				kept = client;
			}
			await within(PROBE_MS, client.query('select 1'));
		} catch (error) {
			kept = undefined;
			client.connection.stream.destroy();
			// It answers, if only that nobody else may come in.
			if ((error as { code?: string }).code === TOO_MANY_CONNECTIONS) return;
			throw error;
		}
	}
	return { probe, close: async () => kept?.end() };
}
