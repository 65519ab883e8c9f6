import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { stoppable } from './stop-server.ts';

async function open(listener: RequestListener) {
	const server = createServer({ keepAliveTimeout: 10_000 }, listener);
	const stop = stoppable(server);
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return { port: (server.address() as AddressInfo).port, stop };
}

async function ask(port: number, agent: Agent): Promise<IncomingMessage & { body: string }> {
	const request = get({ port, host: '127.0.0.1', agent });
	const [answer] = (await once(request, 'response')) as [IncomingMessage];
	return Object.assign(answer, { body: await text(answer) });
}

it('ends within a second though a client keeps asking, and answers each request that it took', async () => {
	const { port, stop } = await open(async (_request, response) => {
		await pause(20);
		response.end('done');
	});
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const first = await ask(port, agent);
	expect(first.headers.connection).toBe('keep-alive');
	let refused: unknown;
	const asking = (async () => {
		for (;;) {
			const answer = await ask(port, agent);
			expect(answer.body).toBe('done');
			await pause(50);
		}
	})().catch((error: NodeJS.ErrnoException) => {
		refused = error.code;
	});
	await pause(120);
	const began = performance.now();
	await stop(10_000);
	expect(performance.now() - began).toBeLessThan(1000);
	await asking;
	expect(['ECONNREFUSED', 'ECONNRESET']).toContain(refused);
	agent.destroy();
});

it('answers what runs, and closes its connection with the answer', async () => {
	const { port, stop } = await open(async (_request, response) => {
		await pause(800);
		response.end('slow');
	});
	const agent = new Agent({ keepAlive: true });
	const answer = ask(port, agent);
	await pause(50);
	const stopped = stop(10_000);
	expect(await answer).toMatchObject({ body: 'slow', headers: { connection: 'close' } });
	await stopped;
	agent.destroy();
});

it('closes the connection of an answer that had begun to be sent', async () => {
	const { port, stop } = await open(async (_request, response) => {
		response.write('begun, ');
		await pause(400);
		response.end('ended');
	});
	const agent = new Agent({ keepAlive: true });
	const answer = ask(port, agent);
	await pause(100);
	const began = performance.now();
	await stop(10_000);
	expect(performance.now() - began).toBeLessThan(1000);
	expect((await answer).body).toBe('begun, ended');
	agent.destroy();
});

it('does not wait for a connection on which nothing is asked', async () => {
	const { port, stop } = await open((_request, response) => response.end());
	const socket = connect(port, '127.0.0.1');
	await once(socket, 'connect');
	await pause(20);
	const began = performance.now();
	await stop(10_000);
	expect(performance.now() - began).toBeLessThan(1000);
	socket.destroy();
});

it('cuts off what runs longer than it was given', async () => {
	const { port, stop } = await open(() => {});
	const agent = new Agent({ keepAlive: true });
	const answer = ask(port, agent).catch((error: NodeJS.ErrnoException) => error.code);
	await pause(50);
	await stop(200);
	expect(await answer).toBe('ECONNRESET');
	agent.destroy();
});
