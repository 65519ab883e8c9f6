import postgres from 'postgres';
import { type Database, databaseErrorOf, type Queryable, type Result, type Statement } from './database.ts';
import { decoders, encodeValue } from './values.ts';

/** Texts prepared at most: visitors can make ever new ones, and each takes memory on every connection. */
const MOST_PREPARED = 400;

/** Parameters are text already; postgres.js must not encode them again. */
const asIs = (value: unknown) => value;

/** Every decoder under a name of its own, so that both drivers hand back the same JavaScript values. */
const types = Object.fromEntries(
	Object.entries(decoders).map(([oid, parse]) => [
		`oid${oid}`,
		{ to: Number(oid), from: [Number(oid)], serialize: asIs, parse },
	]),
) as Record<string, postgres.PostgresType>;

/** Types whose parameters postgres.js would encode by itself: date, timestamp. */
for (const oid of [1082, 1114])
	types[`oid${oid}`] = { to: oid, from: [oid], serialize: asIs, parse: (text: string) => text };

/** A PostgreSQL server (15 or later). Connections are opened when needed and come back by themselves after an outage. */
export function openPostgres(
	url: string,
	options: { connections?: number; statementTimeoutMs?: number } = {},
): Database {
	const sql = postgres(url, {
		max: options.connections ?? 10,
		connect_timeout: 5,
		idle_timeout: 300,
		types,
		fetch_types: false,
		onnotice: () => {},
		connection: {
			application_name: 'hoopoe',
			// Our statements are short; compiling them costs more than it saves.
			jit: false,
			// Nor is planning a small statement anew for each value worth it.
			plan_cache_mode: 'force_generic_plan',
			statement_timeout: options.statementTimeoutMs ?? 10_000,
			idle_in_transaction_session_timeout: 30_000,
		},
	});

	/** Texts that are prepared, once per connection. What comes after the limit is sent whole each time. */
	const prepared = new Set<string>();
	const isPrepared = (text: string) => {
		if (prepared.size < MOST_PREPARED) prepared.add(text);
		return prepared.has(text);
	};

	const encoded = (values: readonly unknown[] = []) => values.map(encodeValue) as string[];

	async function run<R>(on: { unsafe: typeof sql.unsafe }, statement: Statement): Promise<Result<R>> {
		try {
			const rows = await on.unsafe(statement.text, encoded(statement.values), { prepare: isPrepared(statement.text) });
			return { rows: [...rows] as unknown as R[], affected: rows.count ?? rows.length };
		} catch (error) {
			throw databaseErrorOf(error);
		}
	}

	return {
		kind: 'server',
		query: (text, values) => run(sql, values ? { text, values } : { text }),
		async batch(statements) {
			const connection = await sql.reserve().catch((error) => {
				throw databaseErrorOf(error);
			});
			try {
				// All four kinds of message leave at once: BEGIN, the statements, COMMIT. COMMIT of a failed transaction rolls back.
				const sent = [{ text: 'begin' }, ...statements, { text: 'commit' }].map((statement) =>
					run(connection, statement),
				);
				const settled = await Promise.allSettled(sent);
				const failed = settled.find((answer) => answer.status === 'rejected');
				if (failed) throw failed.reason;
				return settled.slice(1, -1).map((answer) => (answer as PromiseFulfilledResult<Result>).value);
			} finally {
				connection.release();
			}
		},
		async transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
			try {
				return (await sql.begin((tx) =>
					work({
						query: (text, values) =>
							run(tx as unknown as { unsafe: typeof sql.unsafe }, values ? { text, values } : { text }),
					}),
				)) as T;
			} catch (error) {
				throw databaseErrorOf(error);
			}
		},
		async script(text) {
			try {
				await sql.unsafe(text).simple();
			} catch (error) {
				throw databaseErrorOf(error);
			}
		},
		close: () => sql.end({ timeout: 5 }),
	};
}
