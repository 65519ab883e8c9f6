import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DatabaseRecord, RowSum } from '../../src/platform/transfer/records.ts';
import { RowDigest } from '../../src/platform/transfer/row-digest.ts';
import { Refusal } from '../admin/refusal.ts';

/** A file beside the database: bytes of a version in the S3-compatible store, or a file below DATA_DIR. */
export type FileRecord =
	| { kind: 'file'; place: 's3' | 'folder'; name: string; size: number }
	| { kind: 'bytes'; base64: string }
	| { kind: 'file-end'; sha256: string };

export type BackupRecord = DatabaseRecord | FileRecord;

type Frame =
	| { kind: 'backup'; format: number; program: string; made: string }
	| { kind: 'end'; lines: number; sha256: string };

/** What an archive holds. `made` is an ISO time; `tables` are rows by name. */
export type Contents = {
	made: string;
	program: string;
	tables: Map<string, number>;
	files: number;
	fileBytes: number;
};

const FORMAT = 1;
const NEWLINE = 10;

/** Something is wrong with the file. */
const broken = (file: string, why: string) => new Refusal(`${file} is no whole backup: ${why}. Nothing was changed.`);

/**
 * Writes an archive: gzipped lines of JSON (docs/operations.md, "What a backup holds"), readable by its owner alone. It
 * gets its name when it is on the disk and was read back whole.
 */
export async function writeArchive(
	file: string,
	program: string,
	records: AsyncIterable<BackupRecord>,
): Promise<Contents> {
	const partial = `${file}.partial`;
	await rm(partial, { force: true });
	const handle = await open(partial, 'wx', 0o600);
	try {
		await pipeline(Readable.from(linesOf(program, records)), createGzip({ level: 4 }), async (compressed) => {
			for await (const chunk of compressed) await writeAll(handle, chunk as Uint8Array);
		});
		await handle.sync();
		await handle.close();
		const contents = await checkArchive(partial);
		await rename(partial, file);
		return contents;
	} catch (error) {
		await handle.close().catch(() => {});
		await rm(partial, { force: true });
		throw error;
	}
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
	for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at)).bytesWritten;
}

async function* linesOf(program: string, records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
	const sum = createHash('sha256');
	let lines = 0;
	const line = (record: BackupRecord | Frame) => {
		const bytes = Buffer.from(`${JSON.stringify(record)}\n`);
		sum.update(bytes);
		lines++;
		return bytes;
	};
	yield line({ kind: 'backup', format: FORMAT, program, made: new Date().toISOString() });
	for await (const record of records) yield line(record);
	yield Buffer.from(`${JSON.stringify({ kind: 'end', lines, sha256: sum.digest('hex') })}\n`);
}

/** The records of an archive that `checkArchive` found whole. */
export async function* readArchive(file: string): AsyncGenerator<BackupRecord> {
	for await (const bytes of splitLines(file)) {
		const record = JSON.parse(bytes.toString()) as BackupRecord | Frame;
		if (record.kind !== 'backup' && record.kind !== 'end') yield record;
	}
}

/**
 * Reads a whole archive: its checksum, the count and digest of each table, the checksum of each file.
 * @throws Refusal where it is not whole
 */
export async function checkArchive(file: string): Promise<Contents> {
	const check = new ArchiveCheck(file);
	try {
		for await (const bytes of splitLines(file)) check.line(bytes);
	} catch (error) {
		if (error instanceof Refusal) throw error;
		const { code, message } = error as NodeJS.ErrnoException;
		throw code === 'ENOENT' ? new Refusal(`There is no file ${file}.`) : broken(file, message);
	}
	return check.end();
}

async function* splitLines(file: string): AsyncGenerator<Buffer> {
	let rest: Buffer[] = [];
	const source = createReadStream(file);
	const text = source.pipe(createGunzip());
	source.on('error', (error) => text.destroy(error));
	for await (const chunk of text as AsyncIterable<Buffer>) {
		let from = 0;
		for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
			yield Buffer.concat([...rest, chunk.subarray(from, at + 1)]);
			rest = [];
			from = at + 1;
		}
		if (from < chunk.length) rest.push(chunk.subarray(from));
	}
	if (rest.length > 0) throw new Error('it ends within a line');
}

/** Follows the lines of an archive and compares what they promise. */
class ArchiveCheck {
	readonly #file: string;
	readonly #sum = createHash('sha256');
	readonly #contents: Contents = { made: '', program: '', tables: new Map(), files: 0, fileBytes: 0 };
	#lines = 0;
	#ended = false;
	#rows = new RowDigest();
	#bytes = createHash('sha256');
	#left = 0;

	constructor(file: string) {
		this.#file = file;
	}

	/** What the parser says of a damaged line is not passed on: it quotes people's rows. */
	line(bytes: Buffer): void {
		try {
			this.#line(bytes);
		} catch (error) {
			throw error instanceof Refusal ? error : broken(this.#file, `line ${this.#lines + 1} cannot be read`);
		}
	}

	#line(bytes: Buffer): void {
		const record = JSON.parse(bytes.toString()) as BackupRecord | Frame;
		if (this.#ended) throw broken(this.#file, 'something follows its end');
		if ((this.#lines === 0) !== (record.kind === 'backup')) throw broken(this.#file, 'it does not begin as one');
		if (record.kind === 'end') {
			if (record.lines !== this.#lines || record.sha256 !== this.#sum.digest('hex'))
				throw broken(this.#file, 'its checksum is another');
			this.#ended = true;
			return;
		}
		this.#sum.update(bytes);
		this.#lines++;
		this.#follow(record);
	}

	#follow(record: BackupRecord | Frame): void {
		switch (record.kind) {
			case 'backup':
				if (record.format !== FORMAT) throw broken(this.#file, `format ${record.format} is not known here`);
				this.#contents.made = record.made;
				this.#contents.program = record.program;
				break;
			case 'table':
				this.#rows = new RowDigest();
				break;
			case 'rows':
				this.#rows.add(record.rows);
				break;
			case 'table-end':
				this.#requireSame(record.name, this.#rows.sum(), record);
				this.#contents.tables.set(record.name, record.rows);
				break;
			case 'file':
				this.#bytes = createHash('sha256');
				this.#left = record.size;
				this.#contents.files++;
				this.#contents.fileBytes += record.size;
				break;
			case 'bytes': {
				const bytes = Buffer.from(record.base64, 'base64');
				this.#bytes.update(bytes);
				this.#left -= bytes.length;
				break;
			}
			case 'file-end':
				if (this.#left !== 0 || record.sha256 !== this.#bytes.digest('hex'))
					throw broken(this.#file, 'the checksum of a file is another');
		}
	}

	#requireSame(table: string, found: RowSum, promised: RowSum): void {
		if (found.rows !== promised.rows || found.digest !== promised.digest)
			throw broken(this.#file, `the table ${table} has other rows than it says`);
	}

	end(): Contents {
		if (!this.#ended) throw broken(this.#file, 'its end is missing');
		return this.#contents;
	}
}
