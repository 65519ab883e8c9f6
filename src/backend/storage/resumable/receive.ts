import type { Caller } from '../../caller.ts';
import { callerIdentity } from '../objects/caller-identity.ts';
import { typeOf } from '../objects/content-type.ts';
import { checkTaken, putObject, requireBucket } from '../objects/object-rows.ts';
import type { StorageParts } from '../storage-parts.ts';
import { problemOf } from '../wire-errors.ts';
import { databaseIntake } from './database-intake.ts';
import type { Held, Intake } from './intake.ts';
import { PieceBuffer } from './piece-buffer.ts';
import { storeIntake } from './store-intake.ts';
import { endUpload, type UploadRow } from './upload-rows.ts';

/** Bytes of the beginning that a type is told from, for files that are larger. */
const LOOKED_AT = 4 * 1024 * 1024;

/**
 * Receives the bytes of one request of an upload. What had come when it was cut off is kept; the last bytes are stored
 * together with the object's row, so that an upload whose bytes are all there is an object.
 * @param caller as whom the object is put: the policies decide once more
 * @returns how many bytes of the upload are durably there
 * @throws whatever `stream` throws; Problem `ResourceLocked` 423 (or DatabaseError 55P03) where another request has
 *   taken the upload over; what an ordinary upload is refused for, after which there is no upload any more
 */
export async function receive(
	parts: StorageParts,
	held: Held<UploadRow>,
	caller: Caller,
	stream: AsyncIterable<Uint8Array>,
): Promise<number> {
	const { row } = held;
	const intake = row.kept_in === 's3' ? storeIntake(parts, held) : databaseIntake(parts, held);
	const buffer = new PieceBuffer();
	buffer.add(await intake.begun());
	const isWhole = () => row.size !== null && intake.at() + buffer.size === row.size;
	const keepUnits = async (least: number) => {
		while (buffer.size >= least) {
			parts.room.require();
			await look(parts, row, caller, intake, buffer, LOOKED_AT);
			await intake.keepUnit(buffer.take(intake.unit));
		}
	};

	let cut: { error: unknown } | undefined;
	let refused: { error: unknown } | undefined;
	try {
		for await (const bytes of stream) {
			buffer.add(bytes);
			if (isWhole()) continue;
			await keepUnits(intake.unit).catch((error) => {
				refused = { error };
				throw error;
			});
		}
	} catch (error) {
		cut = { error };
	}
	if (refused) throw refused.error;
	if (isWhole()) {
		await keepUnits(intake.unit + 1);
		await finish(parts, row, caller, intake, buffer);
		return row.received;
	}
	if (intake.at() + buffer.size > row.received) {
		parts.room.require();
		await intake.keepRest(buffer.all());
	}
	if (cut) throw cut.error;
	return row.received;
}

/** Finds out what the file is once `enough` bytes of it are there, and whether its bucket takes that. */
async function look(
	{ database, bytes }: StorageParts,
	row: UploadRow,
	caller: Caller,
	intake: Intake,
	buffer: PieceBuffer,
	enough: number,
): Promise<string | null> {
	const before = intake.at();
	const there = before + buffer.size;
	if (row.found_type !== null || there < enough) return row.found_type;
	const size = Math.min(before, LOOKED_AT);
	// Parts of the store are read by nobody before they are one object; but the first is looked at before it goes there.
	const kept = size > 0 ? await bytes.readAll({ version: row.id, kept_in: 'database', size }) : null;
	const head = Buffer.concat([kept ?? new Uint8Array(), buffer.all()]).subarray(0, LOOKED_AT);
	try {
		const type = await typeOf(head, row.declared_type);
		const bucket = await requireBucket(database, row.bucket_id);
		checkTaken(bucket, { type, size: row.size ?? there }, caller.role === 'service_role');
		await database.query('update storage.uploads set found_type = $2 where id = $1', [row.id, type]);
		row.found_type = type;
		return type;
	} catch (error) {
		await endRefused({ database }, row, error);
		throw error;
	}
}

async function finish(
	parts: StorageParts,
	row: UploadRow,
	caller: Caller,
	intake: Intake,
	buffer: PieceBuffer,
): Promise<void> {
	parts.room.require();
	const type = (await look(parts, row, caller, intake, buffer, 0)) ?? row.declared_type;
	const bytes = buffer.all();
	const object = {
		bucket: row.bucket_id,
		name: row.name,
		owner: row.owner_id,
		version: row.id,
		place: row.kept_in,
		size: intake.at() + bytes.length,
		// Bytes of a version never change.
		etag: `"${row.id}"`,
		type,
		cacheControl: row.cache_control,
		metadata: row.user_metadata,
	};
	try {
		checkTaken(await requireBucket(parts.database, row.bucket_id), object, caller.role === 'service_role');
		await intake.finish(bytes, [callerIdentity(caller), putObject(object, row.upsert)]);
	} catch (error) {
		await endRefused(parts, row, error);
		throw error;
	}
	row.finished_at = parts.clock();
}

/** An upload that was refused is deleted; one that only failed now can be continued. */
async function endRefused({ database }: Pick<StorageParts, 'database'>, row: UploadRow, error: unknown): Promise<void> {
	const { status } = problemOf(error);
	if (status < 500 && status !== 423) await endUpload(database, row.id);
}
