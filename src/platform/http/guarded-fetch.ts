import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The server was not called, or its answer cannot be used. The message contains no address. */
export class FetchRefused extends Error {
	override readonly name = 'FetchRefused';
}

/** The part of `fetch` that libraries which take a fetch of one's own use: text in, a whole answer out, no redirects. */
export type GuardedFetch = (
	url: string,
	options?: {
		method?: string;
		headers?: Headers | Record<string, string>;
		body?: unknown;
		signal?: AbortSignal | null | undefined;
	},
) => Promise<Response>;

/**
 * A fetch for addresses that stand in settings or in data. It follows no redirect, gives up after `timeoutMs`, and
 * reads no more than `maxBytes`.
 *
 * With `publicOnly` it reaches nothing of our own network (server-side request forgery: OWASP ASVS 5, 1.3.6). The name
 * is resolved once and what it resolved to is what is connected to, so that no second answer of the name can differ.
 * @throws FetchRefused where the server may not be asked, is too slow, or sends too much; else the error of the network
 */
export function createGuardedFetch({
	publicOnly,
	timeoutMs,
	maxBytes = 1_048_576,
}: {
	publicOnly: boolean;
	timeoutMs: number;
	maxBytes?: number;
}): GuardedFetch {
	return (address, { method = 'GET', headers = {}, body, signal } = {}) =>
		new Promise((resolve, reject) => {
			const url = new URL(address);
			const hostname = url.hostname.replace(/^\[|\]$/g, '');
			if (publicOnly && isIP(hostname) !== 0 && !isPublicAddress(hostname)) throw privateAddress();
			const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
			const given = headers instanceof Headers ? Object.fromEntries(headers) : headers;
			const content = body === undefined || body === null ? null : Buffer.from(String(body));
			const outgoing = send(
				url,
				{
					method,
					headers: { ...given, ...(content && { 'content-length': content.length }) },
					// A connection of its own: one that was kept may have been opened without the look-up below.
					agent: false,
					signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
					...(publicOnly && { lookup: publicLookup }),
				},
				(incoming) => read(incoming, maxBytes).then(resolve, reject),
			);
			outgoing.on('error', (error: NodeJS.ErrnoException) =>
				reject(error.code === 'ABORT_ERR' ? new FetchRefused('the server took too long', { cause: error }) : error),
			);
			outgoing.end(content);
		});
}

async function read(incoming: IncomingMessage, maxBytes: number): Promise<Response> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of incoming) {
		length += chunk.length;
		if (length > maxBytes) {
			incoming.destroy();
			throw new FetchRefused('the server said too much');
		}
		chunks.push(chunk);
	}
	const status = incoming.statusCode ?? 0;
	if (status < 200 || status > 599) throw new FetchRefused('the server answered with no HTTP status');
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming.headers))
		for (const one of [value ?? []].flat()) headers.append(name, one);
	const hasBody = ![204, 205, 304].includes(status);
	return new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers });
}

const privateAddress = () => new FetchRefused('the address is not a public one');

const publicLookup: LookupFunction = (hostname, options, callback) => {
	lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
		if (error) return callback(error, '');
		if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
			return callback(privateAddress(), '');
		if (options.all) return callback(null, found);
		callback(null, found[0]?.address ?? '', found[0]?.family);
	});
};

/** Addresses that are not public: IANA's special-purpose registries (RFC 6890), IPv4 inside IPv6 included. */
const special = new BlockList();
for (const [network, prefix] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
] as const)
	special.addSubnet(network, prefix, 'ipv4');
/** Of IPv6 only what IANA has allocated as global unicast (2000::/3) is public, less these. */
const worldwide = new BlockList();
worldwide.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
] as const)
	special.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	if (family === 4) return !special.check(address, 'ipv4');
	if (family === 6) return worldwide.check(address, 'ipv6') && !special.check(address, 'ipv6');
	return false;
}

/** Whether a host name is this machine by its very name, as `URL.hostname` writes it. */
export const isLoopback = (hostname: string): boolean =>
	hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Whether secrets may go to this address: over TLS, or on this machine (OAuth 2.1, 1.5). */
export function isSecureUrl(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, hostname } = new URL(text);
	return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
