import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { createRequestListener } from '#src/platform/http/request-listener.ts';
import type { TestApp } from '#src/testing/test-app.ts';

/** The app behind a port of its own, as one process of a server. */
export type Served = { url: string; close(): Promise<void> };

export async function serveApp({ app }: TestApp): Promise<Served> {
	const listener = createRequestListener((request, bindings) => app.fetch(request, bindings));
	const server = createServer(listener);
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/storage/v1/upload/resumable`,
		close: () =>
			new Promise((closed) => {
				server.closeAllConnections();
				server.close(() => closed());
			}),
	};
}

/** How an upload ended: the status that it was refused with, or null; the text of that; and where the upload is. */
export type Ended = { refused: number | null; said: string; code: string | undefined; url: string | null };

/** Bytes of a piece, as Supabase's clients send them. */
export const PIECE = 6 * 1024 * 1024;

/**
 * Uploads a file with the unmodified client, without its own tries again.
 * @param stopAfter pieces, after which the client stops as if it were cut off
 */
export function send(
	bytes: Uint8Array,
	options: UploadOptions & { stopAfter?: number; metadata: Record<string, string> },
): Promise<Ended> {
	const { stopAfter, ...others } = options;
	return new Promise((resolve) => {
		let pieces = 0;
		const end = (error?: Error) => {
			const response = error instanceof DetailedError ? error.originalResponse : null;
			resolve({
				refused: error ? (response?.getStatus() ?? 0) : null,
				said: response?.getBody() ?? error?.message ?? '',
				code: response?.getHeader('x-sb-error-code') ?? undefined,
				url: upload.url,
			});
		};
		const upload = new Upload(Buffer.from(bytes), {
			chunkSize: PIECE,
			retryDelays: null,
			storeFingerprintForResuming: false,
			onError: end,
			onSuccess: () => end(),
			onChunkComplete: () => {
				if (++pieces === stopAfter) void upload.abort().then(() => end());
			},
			...others,
		});
		upload.start();
	});
}
