// `node driver-server.ts PORT FILE` answers requests by running statements that FILE holds, with our driver and nothing else
// around it: what the statements of a caller (told by its Authorization header and the method) answer is the body.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Statement } from '../../src/platform/database/database.ts';
import { openPostgres, type ServerAddress } from '../../src/platform/database/postgres/postgres.ts';

export type Answers = {
	address: ServerAddress;
	/** By method and Authorization header. */
	statements: Record<string, readonly Statement[]>;
};

const [port, file] = process.argv.slice(2);
const { address, statements } = JSON.parse(readFileSync(file ?? '', 'utf8')) as Answers;
const database = openPostgres(address, { connections: 10 });

createServer((request, response) => {
	const answer = async () => {
		const batch = statements[`${request.method} ${request.headers.authorization}`];
		// Asked without a caller: whether it serves yet.
		if (!batch) return response.writeHead(200).end();
		const body = ((await database.batch(batch)).at(-1)?.rows[0]?.body ?? '') as string | Buffer;
		const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
		return response.writeHead(request.method === 'POST' ? 201 : 200, headers).end(body);
	};
	if (request.method === 'GET') void answer();
	else request.resume().once('end', () => void answer());
}).listen(Number(port), '127.0.0.1');
