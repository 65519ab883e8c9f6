import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, ask } from './ask.ts';
import { freePort, root, type Served, serve, temporaryFolder } from './processes.ts';

/** Headers that the connection brings by itself. */
const ofTheConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** Asks a server once, and starts a bare one that answers every request with the same status, headers and bytes. */
export async function startBareCopy(
	...question: Parameters<typeof ask>
): Promise<Served & { name: string; answer: Answer }> {
	const answer = await ask(...question);
	const file = join(temporaryFolder(), 'answer.json');
	const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name)));
	headers['content-length'] = String(answer.body.length);
	writeFileSync(file, JSON.stringify({ status: answer.status, headers, body: answer.body.toString('base64') }));
	const port = await freePort();
	const served = await serve(process.execPath, [join(root, 'bench/support/bare-server.ts'), String(port), file], {
		port,
		path: '/',
	});
	return { name: 'bare server', answer, ...served };
}
