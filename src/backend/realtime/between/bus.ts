import type { Database, Statement } from '#src/platform/database/database.ts';
import type { Listening } from '#src/platform/database/listen.ts';
import type { Log } from '#src/platform/process/log.ts';

/** Messages between all processes of a database, in the order of their commits. */
export interface Bus {
	/** The number of this process while it listens; null while it does not. */
	node(): number | null;
	/**
	 * Sends a message to all processes, this one included. What cannot be sent is lost.
	 * @param also a statement to run in the same transaction
	 */
	tell(text: string, also?: Statement): void;
	/** Messages sent so far, and in progress. For tests and measurements. */
	settled(): Promise<void>;
	close(): Promise<void>;
}

/** The namespace of the advisory locks by which processes know each other to be alive (`0035_realtime.sql`). */
const LOCKS = 7215;
const ENTER = `with entered as (insert into realtime.nodes default values returning id)
	select id, pg_advisory_lock(${LOCKS}, id) from entered`;
/** Interval of looking for processes that have ended; also done whenever one enters. */
const SWEEP_MS = 10_000;
/** Characters that may wait to be sent; more are refused. */
const MOST_WAITING = 16_000_000;

/**
 * Opens the bus over the database's NOTIFY; null where the database has no connection to listen on.
 * @param hear gets each message of any process, long ones too
 * @param entered called when this process receives everything from now on
 * @param lost called when it does not any more: messages since then are lost
 */
export function openBus({
	database,
	log,
	hear,
	entered,
	lost,
}: {
	database: Database;
	log: Log;
	hear: (text: string) => void;
	entered: () => void;
	lost: () => void;
}): Bus | null {
	let node: number | null = null;
	let waiting: { text: string; also: Statement | undefined }[] = [];
	let length = 0;
	let telling: Promise<void> | undefined;
	/** Received messages that were not handed on yet: a long one has to be fetched first, and the others wait for it. */
	let heard: Promise<void> | undefined;

	async function fetchLong(id: string): Promise<void> {
		const { rows } = await database.query<{ body: string }>('select body from realtime.long_texts where id = $1', [id]);
		if (rows[0]) hear(rows[0].body);
	}

	function receive(text: string): void {
		const isLong = text.startsWith('L');
		if (!isLong && !heard) {
			hear(text);
			return;
		}
		const before = heard ?? Promise.resolve();
		const next = before
			.then(() => (isLong ? fetchLong(text.slice(1)) : hear(text)))
			.catch((error) => log.warn({ err: error }, 'realtime: a long message could not be read'));
		heard = next;
		void next.then(() => {
			if (heard === next) heard = undefined;
		});
	}

	async function tellAll(): Promise<void> {
		while (waiting.length > 0) {
			const going = waiting;
			waiting = [];
			length = 0;
			try {
				// Notifications are lost with the database anyway: their commit need not wait for its disk.
				await database.batch([
					{ text: "select set_config('synchronous_commit', 'off', true)" },
					...going.flatMap(({ also }) => also ?? []),
					{ text: 'select realtime.tell_all($1)', values: [going.map(({ text }) => text)] },
				]);
			} catch (error) {
				log.warn({ err: error, messages: going.length }, 'realtime: messages could not be sent to other processes');
			}
		}
		telling = undefined;
	}

	const sweep = () =>
		database
			.query('select realtime.sweep()')
			.then(() => {})
			.catch((error) => log.warn({ err: error }, 'realtime: ended processes could not be swept'));
	const listening: Listening | null = database.follow('realtime', {
		async opened(ask) {
			const [row] = await ask(ENTER);
			node = typeof row?.id === 'number' ? row.id : null;
			void sweep();
			entered();
		},
		heard: receive,
		lost() {
			node = null;
			lost();
		},
	});
	if (!listening) return null;
	const timer = setInterval(sweep, SWEEP_MS);
	timer.unref();

	return {
		node: () => node,
		tell(text, also) {
			if (length > MOST_WAITING) return;
			waiting.push({ text, also });
			length += text.length;
			telling ??= tellAll();
		},
		settled: async () => telling,
		async close() {
			clearInterval(timer);
			await telling;
			await listening.close();
		},
	};
}
