import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Problem } from '#src/platform/http/problem.ts';
import { readHandshake, refuse } from './handshake.ts';

const request = (url: string, headers: Record<string, string> = {}) => ({ url, headers }) as unknown as IncomingMessage;
const admit = async () => {};
const refusing = async () => {
	throw new Problem('over_request_rate_limit', 429, 'Too many requests');
};

test.each([
	['no key', request('/websocket'), admit, 401],
	['another version', request('/websocket?apikey=k&vsn=3.0.0'), admit, 400],
	['a key that is refused', request('/websocket?apikey=k'), refusing, 429],
	['a key', request('/websocket?apikey=k'), admit, { token: 'k', version: '1.0.0' }],
	['a version', request('/websocket?apikey=k&vsn=2.0.0'), admit, { token: 'k', version: '2.0.0' }],
	['a key in a header', request('/?apikey=k', { 'x-api-key': 'h' }), admit, { token: 'h', version: '1.0.0' }],
])('a handshake with %s', async (_, asked, admits, expected) => {
	expect(await readHandshake(asked, admits)).toEqual(expected);
});

test('other errors are thrown', async () => {
	const failing = async () => {
		throw new Error('no database');
	};
	await expect(readHandshake(request('/?apikey=k'), failing)).rejects.toThrow('no database');
});

test.each([
	[401, 'HTTP/1.1 401 Unauthorized', false],
	[429, 'HTTP/1.1 429 Too Many Requests', true],
	[503, 'HTTP/1.1 503 Service Unavailable', true],
	[500, 'HTTP/1.1 500 Internal Server Error', false],
])('status %i closes the connection', async (status, line, isRetried) => {
	const socket = new PassThrough();
	refuse(socket, status);
	const sent = await text(socket);
	expect(sent.split('\r\n')[0]).toBe(line);
	expect(sent.includes('Retry-After')).toBe(isRetried);
	expect(sent.endsWith('\r\n\r\n')).toBe(true);
});
