import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Metadata, Upload } from '@tus/server';
import type { Caller } from '../../caller.ts';
import type { StorageParts } from '../storage-parts.ts';
import { receive } from './receive.ts';
import {
	addUpload,
	declareSize,
	endUpload,
	findUpload,
	holdUpload,
	type NewUpload,
	type UploadRow,
} from './upload-rows.ts';

/** What one request may do: begin an upload, or go on with one. */
export type Admitted = { caller: Caller; holder: string } & ({ begins: NewUpload } | { upload: UploadRow });

/**
 * The uploads of the database, as the library asks for them within one request. `admitted` tells who asks and for which
 * upload; it is set before the library comes here.
 */
export class UploadStore extends DataStore {
	override extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination', 'expiration'];
	readonly #parts: StorageParts;
	readonly #admitted: () => Admitted;
	#row: UploadRow | undefined;

	constructor(parts: StorageParts, admitted: () => Admitted) {
		super();
		this.#parts = parts;
		this.#admitted = admitted;
	}

	override async create(file: Upload): Promise<Upload> {
		const { database, config, clock } = this.#parts;
		const admitted = this.#admitted();
		if (!('begins' in admitted)) throw ERRORS.FILE_NOT_FOUND;
		const { begins, holder } = admitted;
		const now = clock();
		await addUpload(database, begins, { holder, now, most: config.STORAGE_RESUMABLE_UPLOADS });
		return this.getUpload(file.id).then(({ creation_date }) => Object.assign(file, { creation_date }));
	}

	override async getUpload(id: string): Promise<Upload> {
		const row = await findUpload(this.#parts.database, id);
		if (!row) throw ERRORS.FILE_NOT_FOUND;
		if (row.expires_at <= this.#parts.clock()) throw ERRORS.FILE_NO_LONGER_EXISTS;
		this.#row = row;
		return new Upload({
			id,
			offset: row.received,
			...(row.size !== null && { size: row.size }),
			...(row.sent_metadata && { metadata: Metadata.parse(row.sent_metadata) }),
			// The library counts from here to when it expires.
			creation_date: new Date(row.expires_at.getTime() - this.getExpiration()).toISOString(),
		});
	}

	override async declareUploadLength(id: string, size: number): Promise<void> {
		await declareSize(this.#parts.database, id, this.#admitted().holder, size);
		if (this.#row) this.#row.size = size;
	}

	override async write(stream: Readable): Promise<number> {
		const { caller, holder } = this.#admitted();
		const row = this.#row;
		if (!row) throw ERRORS.FILE_NOT_FOUND;
		if (row.finished_at) return row.received;
		return receive(this.#parts, { row, holder }, caller, stream);
	}

	override remove(id: string): Promise<void> {
		return endUpload(this.#parts.database, id);
	}

	override getExpiration(): number {
		return this.#parts.config.STORAGE_RESUMABLE_EXPIRY * 1000;
	}

	/** Makes this request the only one that may write the upload. */
	async hold(id: string): Promise<void> {
		const admitted = this.#admitted();
		if ('upload' in admitted) await holdUpload(this.#parts.database, id, admitted.holder);
	}
}
