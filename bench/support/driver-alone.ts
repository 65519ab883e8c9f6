import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createTables } from '../../src/backend/tables/tables.ts';
import type { Database, Statement } from '../../src/platform/database/database.ts';
import { openPostgres, type ServerAddress } from '../../src/platform/database/postgres/postgres.ts';
import { silentLog } from '../../src/platform/process/log.ts';
import { readConfig } from '../../src/platform/settings/config.ts';
import { headersOf, type Person } from './backend.ts';
import type { Answers } from './driver-server.ts';
import { underLeanLoad } from './lean-client.ts';
import type { Call, Contender } from './load.ts';
import { freePort, root, serve, temporaryFolder } from './processes.ts';

/**
 * The driver alone: the statements that our server sends for a call, run again and again in this process on the same
 * database server, with nothing around them. What HTTP, checks and JSON cost is the difference.
 */
export async function driverAlone(
	name: string,
	address: ServerAddress,
): Promise<{
	load: (calls: (index: number) => { call: Call; person: Person }) => Contender;
	/** The same behind a bare `node:http` server in a process of its own, asked by the same client as ours. */
	behindHttp: (
		name: string,
		calls: readonly { call: Call; person: Person }[],
	) => Promise<{ load: (calls: (index: number) => Call) => Contender; stop: () => Promise<void> }>;
	stop: () => Promise<void>;
}> {
	const database = openPostgres(address, { connections: 10 });

	/** What our server would send for the call. */
	async function statementsOf(call: Call, person: Person): Promise<readonly Statement[]> {
		let sent: readonly Statement[] = [];
		const recording: Database = {
			...database,
			batch: (statements) => {
				sent = statements;
				return database.batch(statements);
			},
		};
		const claims = { sub: person.id, role: 'authenticated' };
		const app = new Hono().route(
			'/rest/v1',
			createTables({
				database: recording,
				resolveCaller: async () => ({ role: 'authenticated', claims, userId: person.id }),
				log: silentLog,
				config: readConfig({ RATE_LIMITS: 'off' }),
				schema: 'public',
			}),
		);
		const init = { method: call.method, headers: { ...headersOf(person), ...call.headers }, body: call.body ?? null };
		const response = await app.request(call.path, init);
		if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
		return sent;
	}

	return {
		load: (calls) => ({
			name,
			async work(clients, amount) {
				let left = amount;
				const batches = await Promise.all(
					Array.from({ length: clients }, (_, index) => {
						const { call, person } = calls(index);
						return statementsOf(call, person);
					}),
				);
				const began = performance.now();
				await Promise.all(
					batches.map(async (statements) => {
						while (left-- > 0) await database.batch(statements);
					}),
				);
				return (performance.now() - began) / 1000;
			},
		}),
		async behindHttp(name, calls) {
			const statements: Record<string, readonly Statement[]> = {};
			for (const { call, person } of calls)
				statements[`${call.method} ${call.headers.authorization}`] = await statementsOf(call, person);
			const file = join(temporaryFolder(), 'statements.json');
			writeFileSync(file, JSON.stringify({ address, statements } satisfies Answers));
			const port = await freePort();
			const program = join(root, 'bench/support/driver-server.ts');
			const served = await serve(process.execPath, [program, String(port), file], { port, path: '/' });
			return {
				load: (of) => underLeanLoad({ name, ...served }, of),
				stop: served.stop,
			};
		},
		stop: () => database.close(),
	};
}
