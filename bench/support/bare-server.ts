// The least that Node can do: `node bare-server.ts PORT FILE` answers every request with the status, headers and bytes
// that FILE holds as JSON, after reading what was sent.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const { status, headers, body } = JSON.parse(readFileSync(file ?? '', 'utf8')) as {
	status: number;
	headers: Record<string, string>;
	body: string;
};
const bytes = Buffer.from(body, 'base64');

createServer((request, response) => {
	const answer = () => response.writeHead(status, headers).end(bytes);
	if (request.method === 'GET') answer();
	else request.resume().once('end', answer);
}).listen(Number(port), '127.0.0.1');
