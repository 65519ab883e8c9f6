import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#src/platform/database/database.ts';
import type { ChangeEvent } from './change.ts';

/** Tells the database which changes this process has subscribers for; triggers do not notify of others. */
export interface SubscribedTables {
	/** Resolves once every change that begins from now on is notified. */
	add(relation: number, events: readonly ChangeEvent[]): Promise<void>;
	remove(relation: number, events: readonly ChangeEvent[]): void;
	/** The process has a new number, for which nothing is stored yet. */
	forget(): void;
}

/** Delay of removing what nobody wants any more: many clients reconnect at once. */
const LINGER_MS = 10_000;
/** Writers that had begun before are waited for, so long at most. */
const LONGEST_WAIT_MS = 2_000;
const ASK_AGAIN_MS = 10;

/** Transactions that may have looked at `realtime.wanted` before, and have written to the table. */
const WRITERS = `select array_agg(virtualtransaction order by virtualtransaction) as writers from pg_catalog.pg_locks
	where locktype = 'relation' and relation = $1::oid and mode = 'RowExclusiveLock' and granted
		and database = (select oid from pg_catalog.pg_database where datname = current_database())`;

export function createSubscribedTables(database: Database, node: () => number | null): SubscribedTables {
	/** How many want which events of which table. */
	const counts = new Map<number, Map<ChangeEvent, number>>();
	const written = new Map<number, string>();
	const writing = new Map<number, Promise<void>>();

	const lettersOf = (relation: number): string =>
		[...(counts.get(relation) ?? [])]
			.filter(([, count]) => count > 0)
			.map(([event]) => event[0])
			.sort()
			.join('');

	/** One update after the other for each table, with what is wanted when it runs. */
	function write(relation: number): Promise<void> {
		const next = (writing.get(relation) ?? Promise.resolve()).catch(() => {}).then(() => writeNow(relation));
		writing.set(relation, next);
		return next;
	}

	async function writeNow(relation: number): Promise<void> {
		const letters = lettersOf(relation);
		const before = written.get(relation) ?? '';
		if (letters === before) return;
		const number = node();
		if (number === null) throw new Error('this process does not listen to the database');
		if (letters === '')
			await database.query('delete from realtime.wanted where relation = $1::oid and node = $2', [relation, number]);
		else
			await database.query(
				`insert into realtime.wanted (relation, node, events) values ($1::oid, $2, $3)
				on conflict (relation, node) do update set events = excluded.events`,
				[relation, number, letters],
			);
		written.set(relation, letters);
		if ([...letters].some((letter) => !before.includes(letter))) await writersDone(relation);
	}

	async function writersDone(relation: number): Promise<void> {
		const ask = async () =>
			(await database.query<{ writers: string[] | null }>(WRITERS, [relation])).rows[0]?.writers ?? [];
		let left = await ask();
		for (const began = performance.now(); left.length > 0 && performance.now() - began < LONGEST_WAIT_MS; ) {
			await pause(ASK_AGAIN_MS);
			const now = await ask();
			left = left.filter((writer) => now.includes(writer));
		}
	}

	function count(relation: number, events: readonly ChangeEvent[], by: 1 | -1): void {
		const found = counts.get(relation) ?? new Map<ChangeEvent, number>();
		for (const event of events) found.set(event, (found.get(event) ?? 0) + by);
		counts.set(relation, found);
	}

	return {
		add(relation, events) {
			count(relation, events, 1);
			return write(relation);
		},
		remove(relation, events) {
			count(relation, events, -1);
			setTimeout(() => {
				if (node() !== null) void write(relation).catch(() => {});
			}, LINGER_MS).unref();
		},
		forget() {
			written.clear();
		},
	};
}
