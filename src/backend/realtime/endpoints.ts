import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Caller, ResolveCaller } from '../caller.ts';
import { problemOf } from '../problem-of.ts';
import { OPEN_ACCESS, type Topic } from './channels/topic.ts';
import type { Realtime } from './parts.ts';
import type { Broadcast } from './wire/frames.ts';

type Environment = { Variables: { requestId: string } };

const name = z.string().min(1).max(1000);
const batch = z.object({
	messages: z
		.array(
			z.object({
				topic: name,
				event: name,
				payload: z.record(z.string(), z.unknown()),
				private: z.boolean().default(false),
			}),
		)
		.max(100),
});

/**
 * The HTTP endpoints of realtime: broadcasts by HTTP, several at once or one, as JSON or as bytes.
 * @param realtime null where this process has no sockets; then every request is answered 503
 */
export function createRealtimeEndpoints({
	realtime,
	database,
	resolveCaller,
	log,
}: {
	realtime: Realtime | null;
	database: Database;
	resolveCaller: ResolveCaller;
	log: Log;
}): Hono<Environment> {
	const app = new Hono<Environment>();

	app.onError((error, c) => {
		const { status, message, details } = problemOf(error);
		if (status === 500) log.error({ requestId: c.get('requestId'), err: error }, 'realtime failed');
		const { retryAfter } = details;
		return Response.json(
			{ error: message },
			{ status, headers: typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {} },
		);
	});

	function requireRealtime(): Realtime {
		if (!realtime) throw new Problem('realtime_off', 503, 'Realtime is off: this database cannot be listened to');
		return realtime;
	}

	async function mayWrite(
		{ readAccess }: Realtime,
		{ name: topic, isPrivate }: Topic,
		caller: Caller,
	): Promise<boolean> {
		return (isPrivate ? await readAccess(topic, caller) : OPEN_ACCESS).broadcast.write;
	}

	function send({ broadcasts, limits }: Realtime, topic: Topic, broadcast: Broadcast): void {
		if (broadcast.payload.length > limits.messageBytes)
			throw new Problem('payload_too_large', 413, `A message has ${limits.messageBytes} bytes at most`);
		broadcasts.send(topic, broadcast);
	}

	app.post('/api/broadcast', async (c) => {
		const parts = requireRealtime();
		const caller = await resolveCaller(c.req.raw);
		const { messages } = read(batch, await c.req.json().catch(() => null));
		for (const { topic, event, payload, private: isPrivate } of messages) {
			const to = { name: topic, isPrivate };
			// Supabase Realtime answers 202 all the same; a message without permission is dropped.
			if (await mayWrite(parts, to, caller)) send(parts, to, { event, payload: JSON.stringify(payload) });
		}
		return c.body(null, 202);
	});

	app.post('/api/broadcast/:topic/events/:event', async (c) => {
		const parts = requireRealtime();
		const caller = await resolveCaller(c.req.raw);
		const topic = { name: c.req.param('topic'), isPrivate: c.req.query('private') === 'true' };
		const event = c.req.param('event');
		const type = c.req.header('content-type')?.split(';', 1)[0]?.trim();
		if (type !== 'application/json' && type !== 'application/octet-stream')
			throw new Problem('unsupported_media_type', 415, 'Send application/json or application/octet-stream');
		const payload = type === 'application/json' ? await c.req.text() : new Uint8Array(await c.req.arrayBuffer());
		if (typeof payload === 'string') read(z.unknown(), parsed(payload));
		if (!(await mayWrite(parts, topic, caller)))
			throw new Problem('unauthorized', 403, 'You do not have permissions to send to this Channel topic');
		const keeps = [c.req.query('persist'), c.req.query('persist[ttl]')].some(
			(value) => value !== undefined && value !== 'false',
		);
		if (!keeps) send(parts, topic, { event, payload });
		else if (typeof payload !== 'string' || !topic.isPrivate)
			throw new Problem('unprocessable', 422, 'Only JSON messages of private channels can be stored');
		// All processes that listen to the database receive it, this one included.
		else
			await database.query(
				`insert into realtime.messages (topic, extension, event, payload, private) values ($1, 'broadcast', $2, $3::jsonb, true)`,
				[topic.name, event, payload],
			);
		return c.body(null, 202);
	});

	app.all('/websocket', () => {
		requireRealtime();
		throw new Problem('upgrade_required', 426, 'This address wants a WebSocket');
	});
	return app;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new Problem('unprocessable', 422, 'The body is not JSON');
	}
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
	const found = schema.safeParse(value);
	if (!found.success) throw new Problem('unprocessable', 422, 'The messages cannot be read');
	return found.data;
}
