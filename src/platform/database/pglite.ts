import { createHash } from 'node:crypto';
import { Mutex, PGlite, protocol } from '@electric-sql/pglite';
import { type Database, DatabaseUnavailable, databaseErrorOf, type Result, type Statement } from './database.ts';
import { roomOnDisk } from './disk-room.ts';
import { decodeValue, encodeValue } from './values.ts';
import { PipelineWriter, type Row, readAnswers } from './wire.ts';

type BackendMessage = { name: string };
/** `writes`: the text may change something; `writesAuth`: in the schema `auth`. */
type Prepared = { name: string; fields: Fields['fields']; writes: boolean; writesAuth: boolean };
type Fields = { name: string; fields: { name: string; dataTypeID: number }[] };

const WRITES = /\b(insert|update|delete|merge|truncate|alter|drop|create|copy)\b/i;
const WRITES_AUTH =
	/\bauth\.[\s\S]*\b(insert|update|delete|merge|truncate|alter|drop)\b|\b(insert|update|delete|merge|truncate|alter|drop)\b[\s\S]*\bauth\./i;

/**
 * PGlite hangs for ever once PostgreSQL cannot extend its log, which grows by 16 MB at a time; so nothing is written any
 * more while less than this is free.
 */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

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
	const hasRoom = directory ? roomOnDisk(directory, LEAST_FREE_BYTES) : () => true;
	/** Set when WebAssembly trapped inside PostgreSQL: this instance answers nothing any more. */
	let broken = false;
	const mutex = new Mutex();
	const prepared = new Map<string, Prepared>();
	let closed = false;

	/**
	 * Sends messages and returns what PostgreSQL answers. Streamed, because otherwise PGlite parses every message a second
	 * time and keeps what it parsed for ever; all of the stream arrives before the call returns. A trap inside
	 * WebAssembly shows as an answer that is cut off.
	 */
	function exchange(bytes: Uint8Array): Buffer {
		if (closed) throw new DatabaseUnavailable('closed', 'the database is closed');
		const pieces: Buffer[] = [];
		pglite
			.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (data) => pieces.push(Buffer.from(data)) })
			.catch(() => {});
		return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
	}

	/** The rare messages, by PGlite's own hand. */
	function send(messages: Uint8Array[]): BackendMessage[] {
		const answers: BackendMessage[] = [];
		new protocol.Parser().parse(exchange(Buffer.concat(messages)), (message) =>
			answers.push(message as BackendMessage),
		);
		return answers;
	}

	/** Everything runs in turn; an instance that broke is replaced first, from what is on the disk. */
	async function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
		// Nobody is in the middle of anything: what is sent in one go needs no turn.
		if (!broken && !mutex.isLocked()) return work();
		return mutex.runExclusive(async () => {
			await reopenIfBroken();
			return work();
		});
	}

	async function reopenIfBroken(): Promise<void> {
		if (!broken || closed) return;
		prepared.clear();
		pglite = await open();
		broken = false;
	}

	/** Makes a text a prepared statement of the connection, and learns the types of its columns. */
	function prepare(text: string): Prepared {
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
		const entry = {
			name,
			fields: described?.fields ?? [],
			writes: WRITES.test(text),
			writesAuth: WRITES_AUTH.test(text),
		};
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

	const pipeline = new PipelineWriter();
	let authWrites = 0;

	function run(statements: readonly Statement[]): Result[] {
		for (let attempt = 1; ; attempt++) {
			const entries = statements.map((statement) => prepare(statement.text));
			for (const { writes, writesAuth } of entries) {
				if (writes && !hasRoom()) throw new DatabaseUnavailable('disk_full', 'the disk is full');
				if (writesAuth) authWrites++;
			}
			pipeline.start();
			for (const [index, { values = [] }] of statements.entries())
				pipeline.run(entries[index]?.name ?? '', values.map(encodeValue));
			const { ended, failure } = readAnswers(exchange(pipeline.sync()));
			// A migration changed the columns of a statement prepared before it: forget it and prepare it again.
			if (failure?.code === '0A000' && failure.message === 'cached plan must not change result type' && attempt === 1) {
				for (const statement of statements) forget(statement.text);
				continue;
			}
			if (failure) throw databaseErrorOf(failure);
			// A trap inside WebAssembly shows as an answer without an error that leaves statements out.
			if (ended.length < statements.length) {
				broken = true;
				throw new DatabaseUnavailable('unreachable', 'the embedded database broke down and is opened again');
			}
			return ended.map(({ rows, tag }, index) =>
				resultOf(rows, tag, entries[index]?.fields ?? [], statements[index]?.bytes ?? false),
			);
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
		authWrites: () => authWrites,
		query: async <R>(text: string, values?: readonly unknown[]) =>
			inTurn(() => run([values ? { text, values } : { text }])[0] as Result<R>),
		batch: (statements) => inTurn(() => run(statements)),
		transaction: (work) =>
			mutex.runExclusive(async () => {
				await reopenIfBroken();
				run([{ text: 'begin' }]);
				try {
					const result = await work({
						query: async <R>(text: string, values?: readonly unknown[]) =>
							run([values ? { text, values } : { text }])[0] as Result<R>,
					});
					run([{ text: 'commit' }]);
					authWrites++;
					return result;
				} catch (error) {
					if (!broken) run([{ text: 'rollback' }]);
					throw error;
				}
			}),
		script: (text) =>
			inTurn(() => {
				authWrites++;
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

const TEXT_OID = 25;

function resultOf(rows: Row[], tag: string, fields: Fields['fields'], asBytes: boolean): Result {
	const count = Number(tag.slice(tag.lastIndexOf(' ') + 1));
	return {
		rows: rows.map((columns) => {
			const row: Record<string, unknown> = {};
			for (let index = 0; index < fields.length; index++) {
				const { name, dataTypeID } = fields[index] as Fields['fields'][number];
				const bytes = columns[index] ?? null;
				row[name] =
					bytes === null
						? null
						: asBytes && dataTypeID === TEXT_OID
							? bytes
							: decodeValue(bytes.toString(), dataTypeID);
			}
			return row;
		}),
		affected: Number.isNaN(count) ? 0 : count,
	};
}
