import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { ByteStore } from '../bytes/byte-store.ts';
import { appendParts } from '../bytes/database-bytes.ts';
import { isUploadGone, type Multipart, STORE_PART, type StoredPart } from '../bytes/s3-multipart.ts';
import type { Held, Intake } from './intake.ts';
import { advanced, finished, overtaken, type UploadRow } from './upload-rows.ts';

/**
 * Bytes that go to the S3-compatible store as parts of a multipart upload. What is less than a part waits in
 * `storage.contents`; a file that is smaller than one is put as a whole.
 * @throws Problem `S3Error` 503 where the store is not configured or does not answer
 */
export function storeIntake(
	{ database, bytes: store, clock }: { database: Database; bytes: ByteStore; clock: () => Date },
	{ row, holder }: Held<UploadRow>,
): Intake {
	const { multipart, stage } = store;
	if (!multipart || !stage) throw new Problem('S3Error', 503, 'The store that keeps this upload is not configured');
	const noContents = { text: 'delete from storage.contents where version = $1', values: [row.id] };

	async function keepPart(bytes: Uint8Array): Promise<StoredPart> {
		const upload = row.store_upload ?? (await begin(multipart as Multipart));
		// A number for each attempt: what a request that was overtaken still sends is not taken for a part.
		const text = `update storage.uploads set parts_begun = parts_begun + 1 where id = $1 and holder = $2
			returning parts_begun as number`;
		const { rows } = await database.query<{ number: number }>(text, [row.id, holder]);
		if (!rows[0]) throw overtaken();
		return (multipart as Multipart).keepPart(row.id, upload, rows[0].number, bytes);
	}

	async function begin({ begin: ask, abort }: Multipart): Promise<string> {
		const upload = await ask(row.id);
		const text = 'update storage.uploads set store_upload = $3 where id = $1 and holder = $2 and store_upload is null';
		try {
			if ((await database.query(text, [row.id, holder, upload])).affected === 0) throw overtaken();
		} catch (error) {
			await abort(row.id, upload).catch(() => undefined);
			throw error;
		}
		row.store_upload = upload;
		return upload;
	}

	/** Makes one object of the parts, if that was not done before by a request that got no further. */
	async function complete(bytes: Uint8Array, size: number): Promise<void> {
		try {
			const parts = bytes.length > 0 ? [...row.store_parts, await keepPart(bytes)] : row.store_parts;
			await (multipart as Multipart).complete(row.id, row.store_upload ?? '', parts);
		} catch (error) {
			if (!isUploadGone(error)) throw error;
			if ((await (multipart as Multipart).findSize(row.id)) !== size)
				throw new Problem('NoSuchUpload', 410, 'The upload is not there any more', {}, { cause: error });
		}
	}

	return {
		unit: STORE_PART,
		at: () => row.stored,
		async begun() {
			const waiting = row.received - row.stored;
			if (waiting === 0) return new Uint8Array();
			const kept = { version: row.id, kept_in: 'database', size: waiting } as const;
			const bytes = await store.readAll(kept);
			if (!bytes) throw overtaken();
			return bytes;
		},
		async keepUnit(bytes) {
			const part = await keepPart(bytes);
			const stored = row.stored + bytes.length;
			const text = 'update storage.uploads set stored = $2, store_parts = store_parts || $3::jsonb where id = $1';
			const values = [row.id, stored, JSON.stringify([part])];
			await database.batch([advanced(row.id, holder, row.received, stored), { text, values }, noContents]);
			Object.assign(row, { stored, received: stored, store_parts: [...row.store_parts, part] });
		},
		async keepRest(bytes) {
			const waiting = row.received - row.stored;
			const more = bytes.subarray(waiting);
			const received = row.received + more.length;
			await database.batch([advanced(row.id, holder, row.received, received), ...appendParts(row.id, waiting, more)]);
			row.received = received;
		},
		async finish(bytes, rows) {
			const size = row.stored + bytes.length;
			// Written before the object, and deleted with the rows that need it: what is cut off in between is swept later.
			await database.query(
				`insert into storage.released (version, due_at) values ($1, now() + interval '1 hour')
				on conflict (version) do update set due_at = excluded.due_at`,
				[row.id],
			);
			if (row.store_upload === null) await stage(row.id, bytes);
			else await complete(bytes, size);
			await database.batch([
				advanced(row.id, holder, row.received, size),
				noContents,
				{ text: 'delete from storage.released where version = $1', values: [row.id] },
				finished(row.id, clock()),
				...rows,
			]);
			row.received = size;
		},
	};
}
