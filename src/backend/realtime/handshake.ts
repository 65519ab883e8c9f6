import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isProblem } from '#src/platform/http/problem.ts';
import type { Version } from './wire/frames.ts';

/** The first value of a header; null where it is missing. */
export const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
	const value = headers[name];
	return typeof value === 'string' ? value : null;
};

/**
 * Reads the handshake of a socket: its key and the version of the protocol.
 * @param admit checks the key and the limits of the address
 * @returns the status that refuses it where something is wrong
 * @throws what `admit` throws, unless it is a `Problem`
 */
export async function readHandshake(
	request: IncomingMessage,
	admit: (token: string) => Promise<unknown>,
): Promise<{ readonly token: string; readonly version: Version } | number> {
	const { searchParams } = new URL(request.url ?? '/', 'http://realtime');
	const token = headerOf(request, 'x-api-key') ?? searchParams.get('apikey');
	if (!token) return 401;
	const version = searchParams.get('vsn') ?? '1.0.0';
	if (version !== '1.0.0' && version !== '2.0.0') return 400;
	try {
		await admit(token);
	} catch (error) {
		if (isProblem(error)) return error.status;
		throw error;
	}
	return { token, version };
}

const REASONS: Readonly<Record<number, string>> = {
	400: 'Bad Request',
	401: 'Unauthorized',
	403: 'Forbidden',
	429: 'Too Many Requests',
	503: 'Service Unavailable',
};

/** Answers a handshake with a status, and closes the connection. */
export function refuse(socket: Duplex, status: number): void {
	const retry = status === 503 || status === 429 ? 'Retry-After: 2\r\n' : '';
	const reason = REASONS[status] ?? 'Internal Server Error';
	socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n${retry}\r\n`);
}
