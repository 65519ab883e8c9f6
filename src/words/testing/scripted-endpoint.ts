import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the endpoint answers one request. */
export type Script = {
	/** Pieces of text, sent as they stand. */
	pieces?: readonly string[];
	/** Milliseconds before the first piece, and between pieces. */
	firstAfter?: number;
	between?: number;
	/** Breaks the connection after this many pieces. */
	breakAfter?: number;
	/** An HTTP status instead of an answer. */
	status?: number;
	finishReason?: string;
	/** A body that is no JSON at all. */
	garbage?: boolean;
};

/** A request as the endpoint saw it, and whether the client hung up. */
export type Seen = {
	body: { messages: { role: string; content: string }[]; model: string; response_format?: { type: string } };
	abandoned: boolean;
};

/**
 * An OpenAI-compatible endpoint on a real port that does what its script says: slow, failing, or with wrong contents.
 * The last script serves all further requests; one may be a function of what is asked.
 */
export async function startScriptedEndpoint(
	...scripts: (Script | ((body: Seen['body']) => Script))[]
): Promise<{ url: string; seen: Seen[]; close: () => Promise<void> }> {
	const seen: Seen[] = [];
	const server = createServer((request, response) => {
		void answer(request, response, scripts[Math.min(seen.length, scripts.length - 1)] ?? {}, seen);
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		seen,
		close: () =>
			new Promise((done) => {
				server.closeAllConnections();
				server.close(() => done());
			}),
	};
}

async function answer(
	request: IncomingMessage,
	response: ServerResponse,
	chosen: Script | ((body: Seen['body']) => Script),
	seen: Seen[],
): Promise<void> {
	const chunks: Buffer[] = [];
	const entry: Seen = { body: { messages: [], model: '' }, abandoned: false };
	seen.push(entry);
	response.on('close', () => {
		entry.abandoned = !response.writableFinished;
	});
	for await (const chunk of request) chunks.push(chunk as Buffer);
	entry.body = JSON.parse(Buffer.concat(chunks).toString());
	const script = typeof chosen === 'function' ? chosen(entry.body) : chosen;
	if (script.status) {
		response
			.writeHead(script.status, { 'content-type': 'application/json' })
			.end('{"error":{"message":"no","type":"scripted"}}');
		return;
	}
	response.writeHead(200, { 'content-type': 'text/event-stream' });
	if (script.garbage) {
		response.end('data: <html>this is no JSON</html>\n\n');
		return;
	}
	const send = (delta: object, finish: string | null = null) =>
		response.write(
			`data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
		);
	await pause(script.firstAfter);
	let sent = 0;
	for (const piece of script.pieces ?? []) {
		if (sent === script.breakAfter) {
			response.destroy();
			return;
		}
		if (sent++ > 0) await pause(script.between);
		if (response.destroyed) return;
		send({ role: 'assistant', content: piece });
	}
	send({}, script.finishReason ?? 'stop');
	response.end('data: [DONE]\n\n');
}

const pause = (milliseconds = 0) =>
	milliseconds ? new Promise((done) => setTimeout(done, milliseconds)) : Promise.resolve();
