import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { DiskRoom } from '#src/platform/process/disk-room.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { ResolveCaller } from '../caller.ts';
import type { ByteStore } from './bytes/byte-store.ts';
import type { Signatures } from './signatures.ts';

/** What the endpoints of the storage service need. */
export type StorageParts = {
	config: Config;
	/** Limited to what the request may ask of it (`request-limits.ts`). */
	database: Database;
	bytes: ByteStore;
	signatures: Signatures;
	resolveCaller: ResolveCaller;
	clock: () => Date;
	/** The request transfers a file from here on: it takes as long as that takes. */
	untimed: () => void;
	/** Is asked before bytes are kept. */
	room: DiskRoom;
};

/** Something that Supabase Storage may do and this service does not. */
export const notSupported = (message: string) => new Problem('NotSupported', 400, message);
export const NO_TRANSFORMS = 'Files are served here as they were kept: pictures are transformed below /render/image';
export const NO_VERSIONS = 'One version of each object is kept: versions cannot be asked for';
