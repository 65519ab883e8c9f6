import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Kept } from '../../src/backend/storage/bytes/byte-place.ts';
import type { ByteStore } from '../../src/backend/storage/bytes/byte-store.ts';
import { keepParts } from '../../src/backend/storage/bytes/database-bytes.ts';
import type { Queryable } from '../../src/platform/database/database.ts';
import type { AlsoLoaded } from '../../src/platform/transfer/load.ts';
import { Refusal } from '../admin/refusal.ts';
import type { BackupRecord, FileRecord } from './archive.ts';

/** Bytes of a line, before base64. */
const PART = 768 * 1024;
/** How long files that a restore replaced stay in the store. */
const KEPT_AFTER_RESTORE = '7 days';
/** What is written into DATA_DIR beside the database. */
const FOLDERS = ['outbox'];

type StoredFile = Kept & { name: string };

/** A file as records. */
function* recordsOf(place: 's3' | 'folder', name: string, bytes: Uint8Array): Generator<FileRecord> {
	yield { kind: 'file', place, name, size: bytes.length };
	for (let at = 0; at < bytes.length; at += PART)
		yield { kind: 'bytes', base64: Buffer.from(bytes.subarray(at, at + PART)).toString('base64') };
	yield { kind: 'file-end', sha256: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * The files whose bytes are in the S3-compatible store, by version.
 * @param missing is told the name of each file whose bytes are not there
 * @throws Refusal where the store is not configured
 */
export async function* readStoredFiles(
	tx: Queryable,
	store: ByteStore,
	missing: (name: string) => void,
): AsyncGenerator<FileRecord> {
	const { rows: found } = await tx.query("select to_regclass('storage.objects') is not null as there");
	if (!found[0]?.there) return;
	const { rows } = await tx.query<StoredFile>(
		"select version::text, kept_in, size, bucket_id || '/' || name as name from storage.objects where kept_in = 's3' order by version",
	);
	if (rows.length > 0 && !store.stage)
		throw new Refusal(
			`${rows.length} files are in an S3-compatible store: set STORAGE_S3_BUCKET and its other settings.`,
		);
	for (const file of rows) {
		const bytes = await store.readAll(file);
		if (bytes?.length === file.size) yield* recordsOf('s3', file.version, bytes);
		else missing(file.name);
	}
}

/** The files in DATA_DIR that are no part of the database: the outbox. Symbolic links are left out. */
export async function* readFolderFiles(folder: string): AsyncGenerator<FileRecord> {
	for (const part of FOLDERS) {
		if (!existsSync(join(folder, part))) continue;
		for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true })) {
			if (!entry.isFile()) continue;
			const path = join(entry.parentPath, entry.name);
			yield* recordsOf('folder', relative(folder, path).split(sep).join('/'), await readFile(path));
		}
	}
}

/** Each file of an archive with its bytes. */
async function* filesIn(
	records: AsyncIterable<BackupRecord>,
	place: 's3' | 'folder',
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
	let name: string | null = null;
	let parts: Buffer[] = [];
	for await (const record of records)
		if (record.kind === 'file') {
			name = record.place === place ? record.name : null;
			parts = [];
		} else if (record.kind === 'bytes' && name !== null) parts.push(Buffer.from(record.base64, 'base64'));
		else if (record.kind === 'file-end' && name !== null) yield { name, bytes: Buffer.concat(parts) };
}

/** Writes the files of an archive that are not there into DATA_DIR; answers how many. */
export async function writeFolderFiles(folder: string, records: AsyncIterable<BackupRecord>): Promise<number> {
	let written = 0;
	for await (const { name, bytes } of filesIn(records, 'folder')) {
		const path = resolve(folder, name);
		if (!FOLDERS.some((part) => path.startsWith(join(resolve(folder), part) + sep)))
			throw new Refusal(`The backup names a file outside DATA_DIR: ${name}.`);
		if (existsSync(path)) continue;
		await mkdir(dirname(path), { recursive: true, mode: 0o700 });
		await writeFile(path, bytes, { mode: 0o600 });
		written++;
	}
	return written;
}

/**
 * Brings the bytes of an archive's stored files back, under versions of their own, so that nothing that is there is
 * touched: to the S3-compatible store before the transaction, or into the database within it. What the files before
 * needed is removed from the store after a week.
 * @param read begins to read the archive
 */
export async function stageStoredFiles(
	database: Queryable,
	store: ByteStore,
	read: () => AsyncIterable<BackupRecord>,
): Promise<AlsoLoaded> {
	const versions: { was: string; is: string }[] = [];
	if (store.stage) {
		const { rows } = await database.query("select to_regclass('storage.released') is not null as there");
		for await (const { name, bytes } of filesIn(read(), 's3')) {
			const version = randomUUID();
			// Where the restore does not come to its end, the line has the bytes removed.
			if (rows[0]?.there)
				await database.query("insert into storage.released (version, due_at) values ($1, now() + interval '1 day')", [
					version,
				]);
			await store.stage(version, bytes);
			versions.push({ was: name, is: version });
		}
	}
	return {
		before: rememberFormerFiles,
		async after(tx) {
			if (store.stage) await renameVersions(tx, versions);
			else
				for await (const { name, bytes } of filesIn(read(), 's3')) {
					await keepParts(tx, name, bytes);
					await tx.query("update storage.objects set kept_in = 'database' where version = $1", [name]);
				}
			// Parts of unfinished uploads are in the store of that time; where they are not, clients begin anew.
			const { rows } = await tx.query("select to_regclass('storage.uploads') is not null as there");
			if (rows[0]?.there) await tx.query("delete from storage.uploads where kept_in = 's3'");
			// What the data of the archive had to remove belongs to that time, and perhaps to another store.
			await tx.query('delete from storage.released');
			await tx.query(
				'insert into storage.released (version, due_at) select f.version, f.due_at from former_files f where not (f.version = any($1::uuid[]))',
				[versions.map(({ is }) => is)],
			);
		},
	};
}

async function rememberFormerFiles(tx: Queryable): Promise<void> {
	await tx.query('create temporary table former_files (version uuid primary key, due_at timestamptz) on commit drop');
	const { rows } = await tx.query("select to_regclass('storage.released') is not null as there");
	if (!rows[0]?.there) return;
	await tx.query('insert into former_files select version, due_at from storage.released');
	await tx.query(
		`insert into former_files select version, now() + $1::interval from storage.objects where kept_in = 's3'
		on conflict do nothing`,
		[KEPT_AFTER_RESTORE],
	);
}

/** Without the trigger, which would have the bytes of the former versions removed. */
async function renameVersions(tx: Queryable, versions: readonly { was: string; is: string }[]): Promise<void> {
	await tx.query('alter table storage.objects disable trigger user');
	await tx.query(
		`update storage.objects o set version = v.now_at from unnest($1::uuid[], $2::uuid[]) as v (was_at, now_at)
		where o.version = v.was_at`,
		[versions.map(({ was }) => was), versions.map(({ is }) => is)],
	);
	await tx.query('alter table storage.objects enable trigger user');
}
