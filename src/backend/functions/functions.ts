import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { Problem } from '#src/platform/http/problem.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { ResolveCaller } from '../caller.ts';
import { problemOf } from '../problem-of.ts';
import type { FunctionContext, FunctionEvent, ServerFunctions } from './server-function.ts';

/** How often a comment is sent on an idle stream, so that proxies keep it open. */
const HEARTBEAT_MS = 15_000;

type Variables = { address: string; requestId: string };

/**
 * The functions service: JSON in, JSON out, or for callers that accept `text/event-stream` the events
 * `facts`, `delta`, `done` and `error`.
 */
export function createFunctions({
	functions,
	resolveCaller,
	limits,
	log,
}: {
	/** Called at each request: functions may be loaded when the first of them is invoked. */
	functions: () => Promise<ServerFunctions>;
	resolveCaller: ResolveCaller;
	limits: Limits;
	log: Log;
}): Hono<{ Variables: Variables }> {
	const app = new Hono<{ Variables: Variables }>();

	app.onError((error, c) => {
		const { status, retryAfter, body } = bodyOf(error);
		if (status === 500) log.error({ requestId: c.get('requestId'), err: error }, 'a function failed');
		return Response.json(body, { status, headers: retryAfter ? { 'retry-after': String(retryAfter) } : {} });
	});

	app.post('/:name', async (c) => {
		const name = c.req.param('name');
		const all = await functions();
		const answer = Object.hasOwn(all, name) ? all[name] : undefined;
		if (!answer) throw new Problem('function_not_found', 404, 'Function not found');
		const caller = await resolveCaller(c.req.raw);
		const address = c.get('address') ?? 'unknown';
		await limits.take('function', address);
		if (caller.userId) await limits.take('function', caller.userId);
		const payload = readPayload(await c.req.text());
		const left = new AbortController();
		c.req.raw.signal.addEventListener('abort', () => left.abort(), { once: true });
		const context: FunctionContext = { caller, address, country: c.req.header('cf-ipcountry'), signal: left.signal };
		const events = answer(payload, context)[Symbol.asyncIterator]();
		// Bad requests fail at the first step, before anything is sent, so that they get a status of their own.
		const first = await events.next();
		if (!c.req.header('accept')?.includes('text/event-stream')) return c.json(await gather(first, events));

		return streamSSE(c, async (stream) => {
			stream.onAbort(() => left.abort());
			const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT_MS);
			try {
				for (let step = first; !step.done; step = await events.next())
					await stream.writeSSE({ event: step.value.event, data: JSON.stringify(step.value.data) });
			} catch (error) {
				if (left.signal.aborted) return;
				const { status, body } = bodyOf(error);
				if (status === 500)
					log.error({ requestId: c.get('requestId'), err: error }, 'a function failed while streaming');
				await stream.writeSSE({ event: 'error', data: JSON.stringify(body) });
			} finally {
				clearInterval(heartbeat);
			}
		});
	});

	app.all('/:name', () => {
		throw new Problem('method_not_allowed', 405, 'Functions are invoked with POST');
	});

	return app;
}

/** No body at all is an empty payload: some functions need none. @throws Problem `bad_json` 400 */
function readPayload(body: string): unknown {
	if (!body.trim()) return {};
	try {
		return JSON.parse(body);
	} catch {
		throw new Problem('bad_json', 400, 'The body is not JSON');
	}
}

async function gather(first: IteratorResult<FunctionEvent>, events: AsyncIterator<FunctionEvent>): Promise<object> {
	for (let step = first; !step.done; step = await events.next())
		if (step.value.event === 'done') return step.value.data;
	throw new Error('the function ended without an answer');
}

function bodyOf(error: unknown): { status: number; retryAfter: unknown; body: object } {
	const { code, status, message, details } = problemOf(error);
	const { field, choices, retryAfter } = details;
	const more = { ...(field !== undefined && { field }), ...(choices !== undefined && { choices }) };
	return { status, retryAfter, body: { code, message, ...more } };
}
