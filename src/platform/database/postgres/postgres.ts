import { performance } from 'node:perf_hooks';
import type { Database, Queryable, Result, Statement } from '../database.ts';
import { type Listening, listenOn, type NotificationReceiver, neverListening } from '../listen.ts';
import { openConnectionPool } from './connection-pool.ts';
import { createProber } from './prober.ts';
import { StaleStatement, sendStatements } from './send-statements.ts';
import { watchServer } from './server-watch.ts';

/** Where a server is: a URL, or the folder of its Unix socket (or a host) with a port and the user. */
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
	/** For a server that a single statement can block: what to do when an answer takes longer than `afterMs`. */
	overrun?: { afterMs: number; act: () => void };
};

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
	const prober = probe ? createProber(settings) : undefined;
	const listenings = new Set<Listening>();
	function follow(channel: string, receiver: NotificationReceiver): Listening | null {
		// A server without a connection to spare for probes has none to spare for this.
		if (!probe) return null;
		const listening = listenOn(settings, channel, receiver);
		listenings.add(listening);
		return listening;
	}
	const watch = watchServer({ ...(prober && { probe: prober.probe }), ...(overrun && { overrun }) });
	const pool = openConnectionPool(settings, { connections, queue, watch });
	const { onConnection } = pool;
	let closed = false;

	const batch = (statements: readonly Statement[], ran?: (milliseconds: number) => void) =>
		onConnection(async (client) => {
			const began = performance.now();
			try {
				return await sendStatements(client, statements, true);
			} catch (error) {
				// Nothing of it has happened: it was one transaction.
				if (error instanceof StaleStatement) return await sendStatements(client, statements, true);
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
					(await sendStatements(client, [values ? { text, values } : { text }], false))[0] as Result<Row>;
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
		load: pool.load,
		listen: (channel, heard) => follow(channel, { opened: async () => heard(), heard, lost: heard }) ?? neverListening,
		follow,
		async close() {
			if (closed) return;
			closed = true;
			watch.close();
			await Promise.all([pool.close(), prober?.close(), ...[...listenings].map((listening) => listening.close())]);
		},
	};
}
