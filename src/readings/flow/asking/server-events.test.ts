import { expect, it } from 'vitest';
import { type ServerEvent, serverEvents } from './server-events.ts';

const streamOf = (...pieces: Uint8Array<ArrayBuffer>[]) =>
	new ReadableStream<Uint8Array<ArrayBuffer>>({
		start(controller) {
			for (const piece of pieces) controller.enqueue(piece);
			controller.close();
		},
	});
const heard = async (events: AsyncIterable<ServerEvent>) => {
	const all: ServerEvent[] = [];
	for await (const event of events) all.push(event);
	return all;
};
const bytes = (text: string) => new TextEncoder().encode(text);

const told =
	': still here\n\nevent: delta\r\ndata: {"text":"یوسف"}\r\n\r\nid: 7\ndata: one\ndata:two\n\nevent: done\ndata: {}\n\n';
const events = [
	{ event: 'delta', data: '{"text":"یوسف"}' },
	{ event: 'message', data: 'one\ntwo' },
	{ event: 'done', data: '{}' },
];

it('reads events, passes over comments and unknown fields, and joins lines of data', async () => {
	expect(await heard(serverEvents(streamOf(bytes(told))))).toEqual(events);
});

it('reads the same wherever the network breaks the stream, within a letter or a line end too', async () => {
	const whole = bytes(told);
	for (let i = 1; i < whole.length; i++) {
		expect(await heard(serverEvents(streamOf(whole.slice(0, i), whole.slice(i))))).toEqual(events);
	}
});

it('does not tell of an event that the stream broke off', async () => {
	expect(await heard(serverEvents(streamOf(bytes('event: done\ndata: {}\n'))))).toEqual([]);
});
