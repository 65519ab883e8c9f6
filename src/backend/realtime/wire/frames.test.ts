import { expect, test } from 'vitest';
import { readFrame, type Version, writeBroadcast, writeMessage } from './frames.ts';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const message = { joinRef: '1', ref: '2', topic: 'realtime:room', event: 'phx_join', payload: { a: 1 } };
const object = { join_ref: '1', ref: '2', topic: 'realtime:room', event: 'phx_join', payload: { a: 1 } };
const list = ['1', '2', 'realtime:room', 'phx_join', { a: 1 }];

/** A broadcast as realtime-js sends it: kind 3, the encoding of its payload, four fields, no metadata. */
const pushed = (encoding: number, payload: Uint8Array) => {
	const fields = ['1', '2', 'realtime:room', 'move'].map((field) => Buffer.from(field));
	return Buffer.concat([Buffer.from([3, ...fields.map(({ length }) => length), 0, encoding]), ...fields, payload]);
};

test.each<[string, Buffer, boolean, Version, unknown]>([
	['an object', json(object), false, '1.0.0', message],
	['a list', json(list), false, '2.0.0', message],
	['numbers as references', json([1, 2, ...list.slice(2)]), false, '2.0.0', message],
	[
		'no references',
		json({ ...object, join_ref: null, ref: undefined }),
		false,
		'1.0.0',
		{ ...message, joinRef: null, ref: null },
	],
	['a payload that is no object', json([...list.slice(0, 4), 'text']), false, '2.0.0', { ...message, payload: {} }],
	['a list of the other version', json(list), false, '1.0.0', null],
	['an object of the other version', json(object), false, '2.0.0', null],
	['a short list', json(list.slice(1)), false, '2.0.0', null],
	['no topic', json({ ...object, topic: 7 }), false, '1.0.0', null],
	['no JSON', Buffer.from('{'), false, '1.0.0', null],
	['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), false, '1.0.0', null],
	[
		'a broadcast of JSON',
		pushed(1, json({ x: 1 })),
		true,
		'2.0.0',
		{ ...message, event: 'broadcast', payload: {}, broadcast: { event: 'move', payload: '{"x":1}' } },
	],
	[
		'a broadcast of bytes',
		pushed(0, new Uint8Array([0, 255])),
		true,
		'2.0.0',
		{ ...message, event: 'broadcast', payload: {}, broadcast: { event: 'move', payload: new Uint8Array([0, 255]) } },
	],
	['a broadcast of broken JSON', pushed(1, Buffer.from('{')), true, '2.0.0', null],
	['a binary frame of the old version', pushed(1, json({})), true, '1.0.0', null],
	[
		'a binary frame of another kind',
		Buffer.concat([Buffer.from([4]), pushed(1, json({})).subarray(1)]),
		true,
		'2.0.0',
		null,
	],
	['a binary frame that is cut off', pushed(0, new Uint8Array()).subarray(0, 20), true, '2.0.0', null],
	['an empty binary frame', Buffer.alloc(0), true, '2.0.0', null],
])('reads %s', (_, data, isBinary, version, expected) => {
	expect(readFrame(data, isBinary, version)).toEqual(expected);
});

test.each<[Version, string]>([
	['1.0.0', '{"join_ref":"1","ref":null,"topic":"a \\"b\\"","event":"e","payload":{"x":1}}'],
	['2.0.0', '["1",null,"a \\"b\\"","e",{"x":1}]'],
])('writes a message of version %s', (version, expected) => {
	expect(writeMessage(version, { joinRef: '1', ref: null, topic: 'a "b"', event: 'e', payload: '{"x":1}' })).toBe(
		expected,
	);
});

test('writes a broadcast as a binary frame, or as JSON where the client has no such frame', () => {
	const frame = writeBroadcast('2.0.0', 'room', { event: 'move', payload: '{"x":1}', meta: '{"id":1}' });
	expect(Buffer.from(frame as Uint8Array)).toEqual(
		Buffer.concat([Buffer.from([4, 4, 4, 8, 1]), Buffer.from('roommove{"id":1}{"x":1}')]),
	);
	expect(
		JSON.parse(writeBroadcast('1.0.0', 'room', { event: 'move', payload: '{"x":1}', meta: '{"id":1}' }) as string),
	).toEqual({
		join_ref: null,
		ref: null,
		topic: 'room',
		event: 'broadcast',
		payload: { type: 'broadcast', event: 'move', payload: { x: 1 }, meta: { id: 1 } },
	});
	expect(writeBroadcast('1.0.0', 'room', { event: 'move', payload: new Uint8Array([1]) })).toBeNull();
	const long = 'x'.repeat(256);
	expect(typeof writeBroadcast('2.0.0', long, { event: 'move', payload: '{}' })).toBe('string');
	expect(writeBroadcast('2.0.0', long, { event: 'move', payload: new Uint8Array([1]) })).toBeNull();
});
