import { createHash } from 'node:crypto';
import { Mutex, PGlite, protocol } from '@electric-sql/pglite';
import { type Database, DatabaseUnavailable, databaseErrorOf, type Result, type Statement } from './database.ts';
import { decodeValue, encodeValue } from './values.ts';

type BackendMessage = { name: string };
type Fields = { name: string; fields: { name: string; dataTypeID: number }[] };
type Row = { name: string; fields: (string | null)[] };
type Complete = { name: string; text: string };

/** Prepared statements kept at most; the least recently used goes first. */
const MOST_PREPARED = 400;

/**
 * PostgreSQL inside the process, kept in `directory` (or in memory without one).
 *
 * Statements are sent as one pipeline of protocol messages that ends in a single Sync: PostgreSQL runs such a pipeline
 * as one implicit transaction (manual, 55.2.3), which saves BEGIN, COMMIT and their round trips into WebAssembly, and
 * each text is parsed once. There is one connection; a mutex keeps transactions apart.
 */
export async function openPglite(directory?: string): Promise<Database> {
	const open = async () => {
		try {
			const opened = await PGlite.create(directory ? { dataDir: directory } : {});
			// Otherwise a statement with a parameter as its limit is planned anew each time, which costs more than it reads.
			await opened.exec("set plan_cache_mode = 'force_generic_plan'");
			return opened;
		} catch (error) {
			throw databaseErrorOf(error);
		}
	};
	let pglite = await open();
	/** Set when WebAssembly trapped inside PostgreSQL: this instance answers nothing any more. */
	let broken = false;
	const mutex = new Mutex();
	const prepared = new Map<string, { name: string; fields: Fields['fields'] }>();
	let closed = false;

	function send(messages: Uint8Array[]): BackendMessage[] {
		if (closed) throw new DatabaseUnavailable('closed', 'the database is closed');
		const answers: BackendMessage[] = [];
		try {
			const bytes = pglite.execProtocolRawSync(Buffer.concat(messages));
			new protocol.Parser().parse(bytes, (message) => answers.push(message as BackendMessage));
		} catch (error) {
			throw databaseErrorOf(error);
		}
		return answers;
	}

	/** Everything runs in turn; an instance that broke is replaced first, from what is on the disk. */
	function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
		return mutex.runExclusive(async () => {
			if (broken && !closed) {
				prepared.clear();
				pglite = await open();
				broken = false;
			}
			return work();
		});
	}

	/** Makes a text a prepared statement of the connection, and learns the types of its columns. */
	function prepare(text: string): { name: string; fields: Fields['fields'] } {
		const known = prepared.get(text);
		if (known) {
			prepared.delete(text);
			prepared.set(text, known);
			return known;
		}
		const name = `p${createHash('sha1').update(text).digest('base64url')}`;
		const answers = send([
			protocol.serialize.parse({ name, text }),
			protocol.serialize.describe({ type: 'S', name }),
			protocol.serialize.sync(),
		]);
		throwIfFailed(answers);
		const described = answers.find((answer) => answer.name === 'rowDescription') as Fields | undefined;
		const entry = { name, fields: described?.fields ?? [] };
		prepared.set(text, entry);
		if (prepared.size > MOST_PREPARED) {
			const [oldest, old] = prepared.entries().next().value as [string, { name: string }];
			prepared.delete(oldest);
			send([protocol.serialize.close({ type: 'S', name: old.name }), protocol.serialize.sync()]);
		}
		return entry;
	}

	function throwIfFailed(answers: BackendMessage[]): void {
		const failure = answers.find((answer) => answer.name === 'error');
		if (failure) throw databaseErrorOf(failure);
	}

	function run(statements: readonly Statement[]): Result[] {
		for (let attempt = 1; ; attempt++) {
			const entries = statements.map((statement) => prepare(statement.text));
			const messages: Uint8Array[] = [];
			statements.forEach((statement, index) => {
				messages.push(
					protocol.serialize.bind({
						statement: entries[index]?.name ?? '',
						values: (statement.values ?? []).map(encodeValue),
					}),
					protocol.serialize.execute({}),
				);
			});
			messages.push(protocol.serialize.sync());
			const answers = send(messages);
			const failure = answers.find((answer) => answer.name === 'error') as
				| { code?: string; message?: string }
				| undefined;
			// A migration changed the columns of a statement prepared before it: forget it and prepare it again.
			if (failure?.code === '0A000' && failure.message === 'cached plan must not change result type' && attempt === 1) {
				for (const statement of statements) forget(statement.text);
				continue;
			}
			if (failure) throw databaseErrorOf(failure);
			// A trap inside WebAssembly shows as an answer without an error that leaves statements out.
			if (answers.filter((answer) => answer.name === 'commandComplete').length < statements.length) {
				broken = true;
				throw new DatabaseUnavailable('unreachable', 'the embedded database broke down and is opened again');
			}
			return collect(answers, entries);
		}
	}

	function forget(text: string): void {
		const entry = prepared.get(text);
		if (!entry) return;
		prepared.delete(text);
		send([protocol.serialize.close({ type: 'S', name: entry.name }), protocol.serialize.sync()]);
	}

	return {
		kind: 'embedded',
		query: async <R>(text: string, values?: readonly unknown[]) =>
			inTurn(() => run([values ? { text, values } : { text }])[0] as Result<R>),
		batch: (statements) => inTurn(() => run(statements)),
		transaction: (work) =>
			inTurn(async () => {
				run([{ text: 'begin' }]);
				try {
					const result = await work({
						query: async <R>(text: string, values?: readonly unknown[]) =>
							run([values ? { text, values } : { text }])[0] as Result<R>,
					});
					run([{ text: 'commit' }]);
					return result;
				} catch (error) {
					if (!broken) run([{ text: 'rollback' }]);
					throw error;
				}
			}),
		script: (text) =>
			inTurn(async () => {
				throwIfFailed(send([protocol.serialize.query(text)]));
			}),
		close: async () => {
			if (closed) return;
			await mutex.runExclusive(async () => {
				closed = true;
				if (!broken) await pglite.close();
			});
		},
	};
}

function collect(answers: BackendMessage[], entries: { fields: Fields['fields'] }[]): Result[] {
	const results: Result[] = [];
	let rows: Record<string, unknown>[] = [];
	for (const answer of answers) {
		if (answer.name === 'dataRow') {
			const fields = entries[results.length]?.fields ?? [];
			const row: Record<string, unknown> = {};
			(answer as Row).fields.forEach((text, index) => {
				const field = fields[index];
				if (field) row[field.name] = decodeValue(text, field.dataTypeID);
			});
			rows.push(row);
		} else if (answer.name === 'commandComplete') {
			const count = Number((answer as Complete).text?.split(' ').at(-1));
			results.push({ rows, affected: Number.isNaN(count) ? 0 : count });
			rows = [];
		}
	}
	return results;
}
