import { randomUUID } from 'node:crypto';
import { ERRORS } from '@tus/server';
import { Problem } from '#src/platform/http/problem.ts';
import type { Caller } from '../../caller.ts';
import { isAllowed, unsupported } from '../objects/content-type.ts';
import { checkMayPut } from '../objects/may-put.ts';
import { type Path, requireName, urlOf } from '../objects/object-name.ts';
import type { Bucket } from '../objects/object-rows.ts';
import { cacheControlOf, metadataOf } from '../objects/read-upload.ts';
import { giverOf, type UploadGrant } from '../signatures.ts';
import type { StorageParts } from '../storage-parts.ts';
import { findUpload } from './upload-rows.ts';
import type { Admitted } from './upload-store.ts';

/** A request for uploads in pieces; `signed` when its path is the one for tokens of signed addresses. */
export type Asking = { request: Request; signed: boolean };

/** Who may put an object: by the token of a signed address (`x-signature`), or by the keys and tokens of any request. */
async function callerFor(
	{ signatures, resolveCaller }: StorageParts,
	{ request, signed }: Asking,
	path: Path,
): Promise<{ caller: Caller; upsert: boolean }> {
	if (!signed) return { caller: await resolveCaller(request), upsert: request.headers.get('x-upsert') === 'true' };
	const token = request.headers.get('x-signature') ?? undefined;
	const grant = await signatures.verify<UploadGrant>('upload', token, urlOf(path));
	return { caller: giverOf(grant), upsert: grant.upsert };
}

/**
 * Whether somebody may begin an upload of what its metadata names (`bucketName`, `objectName`, `contentType`,
 * `cacheControl`, `metadata`).
 * @throws what an ordinary upload of it would be refused for, as far as it can be told before its bytes
 */
export async function admitNew(
	parts: StorageParts,
	asking: Asking,
	metadata: Readonly<Record<string, string | null>> | undefined,
): Promise<{ admitted: Extract<Admitted, { begins: object }>; bucket: Bucket }> {
	if (!metadata?.bucketName || !metadata.objectName)
		throw new Problem('InvalidRequest', 400, 'Upload-Metadata must have bucketName and objectName');
	const path = { bucket: metadata.bucketName, name: requireName(metadata.objectName) };
	const { caller, upsert } = await callerFor(parts, asking, path);
	const bucket = await checkMayPut(parts, path, caller, upsert);
	const type = metadata.contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
	if (type && !isAllowed(type, bucket.allowed_mime_types)) throw unsupported(type);
	const length = asking.request.headers.get('upload-length');
	const begins = {
		id: randomUUID(),
		bucket_id: path.bucket,
		name: path.name,
		owner_id: caller.userId,
		role: caller.role,
		upsert,
		size: length === null ? null : Number(length),
		kept_in: parts.bytes.place,
		declared_type: type,
		cache_control: cacheControlOf(`max-age=${metadata.cacheControl ?? ''}`),
		user_metadata: metadataOf(metadata.metadata ?? null),
		sent_metadata: asking.request.headers.get('upload-metadata') ?? '',
		expires_at: new Date(parts.clock().getTime() + parts.config.STORAGE_RESUMABLE_EXPIRY * 1000),
	};
	return { admitted: { caller, holder: randomUUID(), begins }, bucket };
}

/**
 * Checks that the caller may continue an upload: its creator, or the secret key.
 * @throws the library's error 404 where there is none for them, 410 where it has expired
 */
export async function admitKnown(
	parts: StorageParts,
	asking: Asking,
	id: string,
): Promise<Extract<Admitted, { upload: object }>> {
	const upload = await findUpload(parts.database, id);
	if (!upload) throw ERRORS.FILE_NOT_FOUND;
	const { caller } = await callerFor(parts, asking, { bucket: upload.bucket_id, name: upload.name });
	const isTheirs = caller.userId === upload.owner_id && caller.role === upload.role;
	if (!isTheirs && caller.role !== 'service_role') throw ERRORS.FILE_NOT_FOUND;
	if (upload.expires_at <= parts.clock()) throw ERRORS.FILE_NO_LONGER_EXISTS;
	return { caller, holder: randomUUID(), upload };
}
