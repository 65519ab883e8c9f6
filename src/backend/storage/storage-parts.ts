import type { Config } from '#src/platform/config.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { DiskRoom } from '#src/platform/disk-room.ts';
import { Problem } from '#src/platform/problem.ts';
import type { ResolveCaller } from '../caller.ts';
import type { ByteStore } from './bytes/byte-store.ts';
import type { Signatures } from './signatures.ts';

/** What the endpoints of the storage service need. */
export type StorageParts = {
	config: Config;
	database: Database;
	bytes: ByteStore;
	signatures: Signatures;
	resolveCaller: ResolveCaller;
	clock: () => Date;
	/** Is asked before bytes are kept. */
	room: DiskRoom;
};

/** Something that Supabase Storage may do and this service does not. */
export const notSupported = (message: string) => new Problem('NotSupported', 400, message);
export const NO_TRANSFORMS = 'Files are served here as they were kept: pictures are transformed below /render/image';
export const NO_VERSIONS = 'One version of each object is kept: versions cannot be asked for';
