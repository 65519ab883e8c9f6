import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
	status: number;
	headers: IncomingHttpHeaders;
	/** As it came, still encoded. */
	body: Buffer;
	/** Milliseconds until all had come. */
	milliseconds: number;
	/** Milliseconds until `until` was seen in the body. */
	seenAfter: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One request on a connection that is kept, with clear times and the bytes as they are. */
export function ask(
	url: string,
	options: { method?: string; headers?: Record<string, string>; body?: string; until?: string } = {},
): Promise<Answer> {
	const { method = 'GET', headers = {}, body, until } = options;
	return new Promise((resolve, reject) => {
		const length: Record<string, number> = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
		const began = performance.now();
		const sent = request(url, { method, agent, headers: { ...headers, ...length }, timeout: 30_000 }, (response) => {
			const chunks: Buffer[] = [];
			let seenAfter = Number.NaN;
			response.on('data', (chunk: Buffer) => {
				chunks.push(chunk);
				if (until && Number.isNaN(seenAfter) && Buffer.concat(chunks).includes(until))
					seenAfter = performance.now() - began;
			});
			response.on('error', reject);
			response.on('end', () => {
				const milliseconds = performance.now() - began;
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					body: Buffer.concat(chunks),
					milliseconds,
					seenAfter,
				});
			});
		});
		sent.on('error', reject);
		sent.on('timeout', () => sent.destroy(new Error(`${url} does not answer`)));
		sent.end(body);
	});
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
