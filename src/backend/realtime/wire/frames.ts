/** The two forms of Phoenix's messages that clients speak: objects (1.0.0), and lists with binary broadcasts (2.0.0). */
export type Version = '1.0.0' | '2.0.0';

/** A message of a client. */
export type ClientMessage = {
	readonly joinRef: string | null;
	readonly ref: string | null;
	/** With its prefix, `realtime:`. */
	readonly topic: string;
	readonly event: string;
	readonly payload: Readonly<Record<string, unknown>>;
	/** A broadcast in the binary form, whose payload nobody here has to read. */
	readonly broadcast?: Broadcast;
};

/** A broadcast of a client to the others of a channel. */
export type Broadcast = {
	readonly event: string;
	/** JSON text, or bytes. */
	readonly payload: string | Uint8Array;
	/** JSON text of the metadata that the server adds. */
	readonly meta?: string;
};

/** A message as it is sent: text, or bytes in a binary frame. */
export type Frame = string | Uint8Array;

/** Kinds of binary frames, and how their payload is written (realtime-js, `lib/serializer.ts`). */
const USER_BROADCAST_PUSH = 3;
const USER_BROADCAST = 4;
const BINARY = 0;
const JSON_TEXT = 1;
/** Lengths in a binary frame have one byte. */
const LONGEST_FIELD = 255;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads a frame; null for an unknown form. */
export function readFrame(data: Buffer, isBinary: boolean, version: Version): ClientMessage | null {
	try {
		if (isBinary) return version === '2.0.0' ? readBinary(data) : null;
		const said: unknown = JSON.parse(decoder.decode(data));
		if (version === '1.0.0')
			return isRecord(said) ? messageOf([said.join_ref, said.ref, said.topic, said.event, said.payload]) : null;
		return Array.isArray(said) && said.length === 5 ? messageOf(said) : null;
	} catch {
		return null;
	}
}

function messageOf([joinRef, ref, topic, event, payload]: unknown[]): ClientMessage | null {
	if (typeof topic !== 'string' || typeof event !== 'string') return null;
	return { joinRef: refOf(joinRef), ref: refOf(ref), topic, event, payload: isRecord(payload) ? payload : {} };
}

const refOf = (ref: unknown): string | null =>
	typeof ref === 'string' || typeof ref === 'number' ? String(ref) : null;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Kind, five lengths, the encoding of the payload; then join reference, reference, topic, event, metadata, payload. */
function readBinary(data: Buffer): ClientMessage | null {
	if (data[0] !== USER_BROADCAST_PUSH || data.length < 7) return null;
	let at = 7;
	const [joinRef, ref, topic, event] = [1, 2, 3, 4, 5].map((place) => {
		const length = data[place] ?? 0;
		at += length;
		return decoder.decode(data.subarray(at - length, at));
	}) as [string, string, string, string];
	if (at > data.length) return null;
	const bytes = data.subarray(at);
	const payload = data[6] === JSON_TEXT ? decoder.decode(bytes) : new Uint8Array(bytes);
	if (typeof payload === 'string') JSON.parse(payload);
	return {
		joinRef: joinRef || null,
		ref: ref || null,
		topic,
		event: 'broadcast',
		payload: {},
		broadcast: { event, payload },
	};
}

/** A message to one client. `payload` is JSON text. */
export function writeMessage(
	version: Version,
	{
		joinRef,
		ref,
		topic,
		event,
		payload,
	}: { joinRef: string | null; ref: string | null; topic: string; event: string; payload: string },
): string {
	const [join, reference, to, name] = [joinRef, ref, topic, event].map((value) => JSON.stringify(value));
	return version === '1.0.0'
		? `{"join_ref":${join},"ref":${reference},"topic":${to},"event":${name},"payload":${payload}}`
		: `[${join},${reference},${to},${name},${payload}]`;
}

/** A broadcast, the same for all clients of a version; null for bytes to one that has no form for them. */
export function writeBroadcast(version: Version, topic: string, { event, payload, meta }: Broadcast): Frame | null {
	const isText = typeof payload === 'string';
	const fields = [topic, event, meta ?? ''].map((field) => Buffer.from(field));
	if (version === '2.0.0' && fields.every(({ length }) => length <= LONGEST_FIELD))
		return Buffer.concat([
			Buffer.from([USER_BROADCAST, ...fields.map(({ length }) => length), isText ? JSON_TEXT : BINARY]),
			...fields,
			isText ? Buffer.from(payload) : payload,
		]);
	if (!isText) return null;
	const whole = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${payload}${meta ? `,"meta":${meta}` : ''}}`;
	return writeMessage(version, { joinRef: null, ref: null, topic, event: 'broadcast', payload: whole });
}
