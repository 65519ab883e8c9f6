import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { IDLE_MS, stoppable } from './stop-server.ts';

async function open(listener: RequestListener) {
	const server = createServer({ keepAliveTimeout: 10_000 }, listener);
	const stop = stoppable(server);
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return { server, port: (server.address() as AddressInfo).port, stop };
}

const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve));

async function ask(port: number, agent: Agent): Promise<IncomingMessage & { body: string }> {
	const request = get({ port, host: '127.0.0.1', agent });
	const [answer] = (await once(request, 'response')) as [IncomingMessage];
	return Object.assign(answer, { body: await text(answer) });
}

it('ends within a second though a client keeps asking, and answers each request that it took', async () => {
	const { port, stop } = await open((_request, response) => setImmediate(() => response.end('done')));
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const first = await ask(port, agent);
	expect(first.headers.connection).toBe('keep-alive');
	const some = Promise.withResolvers<void>();
	let refused: unknown;
	const asking = (async () => {
		for (let answered = 1; ; answered++) {
			const answer = await ask(port, agent);
			expect(answer.body).toBe('done');
			if (answered === 3) some.resolve();
		}
	})().catch((error: NodeJS.ErrnoException) => {
		refused = error.code;
	});
	await some.promise;
	const began = performance.now();
	await stop(10_000);
	expect(performance.now() - began).toBeLessThan(1000);
	await asking;
	expect(['ECONNREFUSED', 'ECONNRESET']).toContain(refused);
	agent.destroy();
});

it('answers what runs, and closes its connection with the answer', async () => {
	const [arrived, ready] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const { port, stop } = await open(async (_request, response) => {
		arrived.resolve();
		await ready.promise;
		response.end('slow');
	});
	const agent = new Agent({ keepAlive: true });
	const answer = ask(port, agent);
	await arrived.promise;
	const stopped = stop(10_000);
	// Longer than an unused connection gets: that this one stays meanwhile is what is tested.
	await pause(IDLE_MS + 100);
	ready.resolve();
	expect(await answer).toMatchObject({ body: 'slow', headers: { connection: 'close' } });
	await stopped;
	agent.destroy();
});

it('answers a request that was sent before the stop, though nothing of it was read yet', async () => {
	const { port, stop } = await open((_request, response) => response.end('done'));
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	await ask(port, agent);
	const answer = ask(port, agent);
	await nextTick();
	const stopped = stop(10_000);
	expect(await answer).toMatchObject({ body: 'done', headers: { connection: 'close' } });
	await stopped;
	agent.destroy();
});

it('answers on a connection that was made before the stop, though it was not accepted yet', async () => {
	const { port, stop } = await open((_request, response) => response.end('done'));
	const agent = new Agent();
	const answer = ask(port, agent);
	await nextTick();
	await nextTick();
	const stopped = stop(10_000);
	expect(await answer).toMatchObject({ body: 'done', headers: { connection: 'close' } });
	await stopped;
	agent.destroy();
});

it('closes the connection of an answer that had begun to be sent', async () => {
	const [begun, ready] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const { port, stop } = await open(async (_request, response) => {
		response.write('begun, ', () => begun.resolve());
		await ready.promise;
		response.end('ended');
	});
	const agent = new Agent({ keepAlive: true });
	const answer = ask(port, agent);
	await begun.promise;
	const began = performance.now();
	const stopped = stop(10_000);
	ready.resolve();
	await stopped;
	expect(performance.now() - began).toBeLessThan(1000);
	expect((await answer).body).toBe('begun, ended');
	agent.destroy();
});

it('does not wait for a connection on which nothing is asked', async () => {
	const { server, port, stop } = await open((_request, response) => response.end());
	const accepted = once(server, 'connection');
	const socket = connect(port, '127.0.0.1');
	await accepted;
	const began = performance.now();
	await stop(10_000);
	expect(performance.now() - began).toBeLessThan(1000);
	socket.destroy();
});

it('cuts off what runs longer than it was given', async () => {
	const arrived = Promise.withResolvers<void>();
	const { port, stop } = await open(() => arrived.resolve());
	const agent = new Agent({ keepAlive: true });
	const answer = ask(port, agent).catch((error: NodeJS.ErrnoException) => error.code);
	await arrived.promise;
	await stop(50);
	expect(await answer).toBe('ECONNRESET');
	agent.destroy();
});
