import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import { type Context, Hono } from 'hono';
import { Problem } from '#src/platform/http/problem.ts';
import type { Log } from '#src/platform/process/log.ts';
import { BASE } from '../objects/object-name.ts';
import { type Bucket, requireBucket } from '../objects/object-rows.ts';
import type { StorageParts } from '../storage-parts.ts';
import { isFault, problemOf } from '../wire-errors.ts';
import { admitKnown, admitNew } from './admit.ts';
import { locationOf } from './location.ts';
import { type Admitted, UploadStore } from './upload-store.ts';

const PATH = '/upload/resumable';
const SIGNED = `${PATH}/sign`;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Uploads in pieces by the protocol TUS 1.0.0 (https://tus.io/protocols/resumable-upload), relative to the service: below
 * `/upload/resumable`, and below `/upload/resumable/sign` with the token of a signed address in `x-signature`. Errors are
 * plain text, with their code in `x-sb-error-code`.
 */
export function createResumable(parts: StorageParts, log: Log): Hono<{ Variables: { requestId: string } }> {
	const app = new Hono<{ Variables: { requestId: string } }>();
	const handle = (c: Context<{ Variables: { requestId: string } }>) =>
		answer(parts, c.req.raw, (error) => log.error({ requestId: c.get('requestId'), err: error }, 'storage failed'));
	for (const path of [PATH, SIGNED]) {
		app.on(['POST', 'OPTIONS'], path, handle);
		app.on(['POST', 'OPTIONS'], `${path}/`, handle);
		app.on(['PATCH', 'DELETE', 'OPTIONS'], `${path}/:id`, handle);
		app.get(`${path}/:id`, (c) => {
			if (c.req.raw.method === 'HEAD') return handle(c);
			throw new Problem('InvalidRequest', 404, 'An upload is not read before it is an object');
		});
	}
	return app;
}

/** Answers one request through its own instance of the library's server, which has the caller. */
async function answer(parts: StorageParts, request: Request, fault: (error: unknown) => void): Promise<Response> {
	const { pathname } = new URL(request.url);
	const signed = pathname.startsWith(`${BASE}${SIGNED}`);
	const asking = { request, signed };
	parts.untimed();
	let admitted: Admitted | undefined;
	let bucket: Bucket | undefined;
	let problem: Problem | undefined;
	const datastore = new UploadStore(parts, () => {
		if (!admitted) throw new Error('nobody was admitted');
		return admitted;
	});
	const largest = parts.config.STORAGE_RESUMABLE_LIMIT ?? parts.config.STORAGE_LIMIT;

	const server = new Server({
		path: `${BASE}${PATH}`,
		datastore,
		disableTerminationForFinishedUploads: true,
		locker: {
			newLock: (id) => ({ lock: () => datastore.hold(id), unlock: async () => {} }),
		},
		async namingFunction(_request, metadata) {
			const begun = await admitNew(parts, asking, metadata);
			({ admitted, bucket } = begun);
			return begun.admitted.begins.id;
		},
		getFileIdFromRequest: (_request, id) => (id !== undefined && ID.test(id) ? id : undefined),
		async onIncomingRequest(_request, id) {
			admitted ??= await admitKnown(parts, asking, id);
		},
		async maxSize(_request, id) {
			if (id === null) return largest;
			if (admitted && 'upload' in admitted) bucket ??= await requireBucket(parts.database, admitted.upload.bucket_id);
			return Math.min(largest, bucket?.file_size_limit ?? largest);
		},
		generateUrl: (_request, { id }) => locationOf(parts.config, request, `${BASE}${signed ? SIGNED : PATH}/${id}`),
		async onUploadFinish() {
			// A file without any bytes was not written yet.
			await datastore.write(Readable.from([]));
			return { headers: { 'Tus-Complete': '1' } };
		},
		onResponseError(_request, error) {
			// Errors of the library itself tell their status.
			if ('status_code' in error) return undefined;
			if (isFault(error)) fault(error);
			problem = problemOf(error);
			return { status_code: problem.status, body: problem.message };
		},
	});
	const response = await server.handleWeb(request);
	// What browsers on other origins may read is the same for all answers of all services.
	for (const name of [...response.headers.keys()])
		if (name.startsWith('access-control-')) response.headers.delete(name);
	if (problem) {
		response.headers.set('x-sb-error-code', problem.code);
		if (problem.details.retryAfter) response.headers.set('retry-after', String(problem.details.retryAfter));
	}
	return response;
}
