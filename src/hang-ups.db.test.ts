import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRequestListener } from './platform/http/request-listener.ts';
import { openTestDatabase } from './platform/testing/test-database.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let server: Server;
beforeAll(async () => {
	app = await openTestApp(await openTestDatabase());
	server = createServer(createRequestListener((request, bindings) => app.app.fetch(request, bindings)));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
});
afterAll(async () => {
	server.close();
	await app.parts.database.close();
});

const paths = [
	'/rest/v1/rpc/list_articles',
	'/auth/v1/token?grant_type=password',
	'/functions/v1/hafez-interpretation',
];
const lengths = ['content-length: 900', 'transfer-encoding: chunked'];

it.each(paths.flatMap((path) => lengths.map((length) => [path, length])))(
	'%s (%s): a client that hangs up within its body is no fault of the server',
	async (path, length) => {
		const before = app.logged().length;
		const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
		socket.write(
			`POST ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${app.parts.apiKeys.publishable}\r\ncontent-type: application/json\r\n${length}\r\n\r\n5\r\n{"a":\r\n`,
		);
		await pause(200);
		socket.destroy();
		await expect.poll(() => app.logged().slice(before), { timeout: 20_000 }).toContain('"request"');
		const said = app.logged().slice(before);
		expect(said).toContain('"status":499');
		expect(said).not.toMatch(/unhandled error|failed/);
		expect(await app.parts.metrics.text()).toMatch(/hoopoe_faults_total 0\b/);
	},
);
