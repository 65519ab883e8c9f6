import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import { tooLarge } from './object-rows.ts';

/** A file as it was sent: `type` is what the sender says it is. */
export type Upload = { bytes: Uint8Array; type: string; cacheControl: string; metadata: Record<string, unknown> };

/** What a form adds around its file: its other fields and the lines between them. */
const FORM_OVERHEAD = 65_536;
const METADATA_LIMIT = 8192;

/**
 * Reads a file that is sent as the body itself or in a form.
 * @param limit bytes of the file at most
 * @throws Problem `EntityTooLarge` 413, `InvalidRequest` 400, also where the body ends too early
 */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
	const contentType = request.headers.get('content-type') ?? '';
	if (!/^multipart\/form-data/i.test(contentType)) {
		requirePlain(request.headers.get('content-encoding'));
		const encoded = request.headers.get('x-metadata');
		return {
			bytes: await readBody(request, limit),
			type: contentType,
			cacheControl: cacheControlOf(request.headers.get('cache-control') ?? ''),
			metadata: metadataOf(encoded && Buffer.from(encoded, 'base64').toString()),
		};
	}
	const body = await readBody(request, limit + FORM_OVERHEAD);
	const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
		throw new Problem('InvalidRequest', 400, 'The form could not be read');
	});
	const file = [...form.values()].find((value) => typeof value !== 'string');
	if (!file) throw new Problem('InvalidRequest', 400, 'No content provided');
	if (file.size > limit) throw tooLarge();
	const field = (name: string) => {
		const value = form.get(name);
		return typeof value === 'string' ? value : null;
	};
	requirePlain(field('contentEncoding'));
	return {
		bytes: new Uint8Array(await file.arrayBuffer()),
		type: file.type,
		cacheControl: cacheControlOf(`max-age=${field('cacheControl') ?? ''}`),
		metadata: metadataOf(field('metadata')),
	};
}

/**
 * Reads a JSON body.
 * @throws Problem `InvalidRequest` 400, `EntityTooLarge` 413
 */
export async function readJson<Schema extends z.ZodType>(
	request: Request,
	limit: number,
	schema: Schema,
): Promise<z.infer<Schema>> {
	const text = new TextDecoder().decode(await readBody(request, limit));
	let value: unknown;
	try {
		value = JSON.parse(text || '{}');
	} catch {
		throw new Problem('InvalidRequest', 400, 'The body is no JSON');
	}
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	const path = parsed.error.issues[0]?.path.join('.');
	throw new Problem('InvalidRequest', 400, path ? `body/${path} has a value that cannot be used` : 'Invalid body');
}

async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
	if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
	const pieces: Uint8Array[] = [];
	let size = 0;
	// Not `for await`, which would cancel what is too large, and with it the connection that the answer takes.
	const reader = request.body?.getReader();
	while (reader) {
		const { done, value } = await reader.read().catch((error: unknown) => {
			throw new Problem('InvalidRequest', 400, 'The body ended too early', {}, { cause: error });
		});
		if (done) break;
		size += value.length;
		if (size > limit) throw tooLarge();
		pieces.push(value);
	}
	return new Uint8Array(Buffer.concat(pieces, size));
}

/** Only a number of seconds is kept of what was asked; none means to ask again each time. */
export function cacheControlOf(header: string): string {
	const seconds = /max-age=(\d{1,9})(?!\d)/.exec(header)?.[1];
	return seconds === undefined || /no-(cache|store)/.test(header) ? 'no-cache' : `max-age=${Number(seconds)}`;
}

/**
 * The metadata of a person's own, from JSON.
 * @throws Problem `InvalidRequest` 400
 */
export function metadataOf(text: string | null): Record<string, unknown> {
	if (!text) return {};
	try {
		// PostgreSQL's jsonb takes neither NUL nor half a pair of surrogates.
		const usable = text.length <= METADATA_LIMIT && !/\\u0000|\\ud[89a-f]/i.test(text);
		return z.record(z.string(), z.unknown()).parse(usable ? JSON.parse(text) : null);
	} catch {
		throw new Problem(
			'InvalidRequest',
			400,
			`The metadata must be a JSON object of ${METADATA_LIMIT} characters at most`,
		);
	}
}

function requirePlain(encoding: string | null): void {
	if (encoding && encoding !== 'identity')
		throw new Problem('InvalidRequest', 400, 'Files are kept as they are: send this one without a content encoding');
}
