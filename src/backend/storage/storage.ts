import { Hono } from 'hono';
import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { DiskRoom } from '#src/platform/process/disk-room.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { KeepSecret } from '#src/platform/settings/secrets.ts';
import type { ResolveCaller } from '../caller.ts';
import type { RunInLane } from '../tables/limits/lanes.ts';
import { roleLimitsOf } from '../tables/limits/role-limits.ts';
import { createBuckets } from './buckets.ts';
import { createByteStore } from './bytes/byte-store.ts';
import { createDeletions } from './objects/deletions.ts';
import { createDownloads } from './objects/downloads.ts';
import { createListings } from './objects/listings.ts';
import { createTransfers } from './objects/transfers.ts';
import { createUploads } from './objects/uploads.ts';
import { createPictures } from './pictures/pictures.ts';
import { createRequestLimits } from './request-limits.ts';
import { createResumable } from './resumable/resumable.ts';
import { createSignatures } from './signatures.ts';
import { notSupported } from './storage-parts.ts';
import { isFault, storageErrorOf } from './wire-errors.ts';

type Environment = { Variables: { requestId: string; address?: string } };

/**
 * Files in buckets as Supabase Storage speaks of them, to be mounted at `/storage/v1`. Row-level security decides about
 * access; objects of a public bucket can be read by anybody with their address. It limits the bodies it reads itself, and
 * the time of its requests but for those that transfer files.
 * Not offered: versions of objects.
 */
export function createStorage({
	database,
	config,
	resolveCaller,
	keepSecret,
	log,
	clock,
	room,
	inLane,
}: {
	database: Database;
	config: Config;
	resolveCaller: ResolveCaller;
	inLane: RunInLane;
	keepSecret: KeepSecret;
	log: Log;
	clock: () => Date;
	room: DiskRoom;
}): Hono<Environment> {
	const limited = createRequestLimits({
		database,
		resolveCaller,
		limitsOf: roleLimitsOf(config),
		inLane,
		requestMs: config.REQUEST_TIMEOUT * 1000,
	});
	const bytes = createByteStore({ database: limited.bytesDatabase, config });
	const signatures = createSignatures({ keepSecret, clock });
	const parts = { config, bytes, signatures, clock, room, ...limited };
	const app = new Hono<Environment>();

	app.onError((error, c) => {
		if (isFault(error)) log.error({ requestId: c.get('requestId'), err: error }, 'storage failed');
		return storageErrorOf(error);
	});

	app.use((c, next) => limited.run(c.get('address') ?? 'unknown', next));
	app.all('/cdn/*', () => {
		throw notSupported('There is no cache here to be purged');
	});
	app.all('/bucket/:id/lifecycle', () => {
		throw notSupported('Objects stay until they are deleted: there are no rules of their life');
	});
	app.route('/bucket', createBuckets(parts));
	// The narrow paths first: what is left under /object/ is a bucket and a name.
	app.route('/', createListings(parts));
	app.route('/', createTransfers(parts));
	app.route('/', createDeletions(parts));
	app.route('/', createDownloads(parts));
	app.route('/', createUploads(parts));
	app.route('/', createResumable(parts, log));
	app.route('/', createPictures(parts));
	app.all('*', () => {
		throw new Problem('InvalidRequest', 404, 'No such endpoint');
	});
	return app;
}
