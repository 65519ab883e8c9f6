// `node bench/servers.ts [--servers 1,4,8] [--requests 600]`: so many servers of one process each share one PostgreSQL. On
// a machine with few processors rates cannot grow with them; so for each kind of request it measures what does not depend
// on the machine's load: processor time of the servers and of PostgreSQL, round trips, transactions and bytes of
// write-ahead log of a request, connections, and how often a statement waited for a lock. From these it tells what is used
// up first. Needs built pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { withDatabase } from '../src/platform/testing/prepare-databases.ts';
import { type Backend, headersOf, PASSWORD, type Person, publicHeaders, signUpAll } from './support/backend.ts';
import { startDurablePostgres } from './support/durable-postgres.ts';
import { short } from './support/figure.ts';
import { rowOf, TABLE } from './support/hafez-rows.ts';
import { startHoopoe } from './support/hoopoe.ts';
import { type Call, underLoad } from './support/load.ts';
import { processorSeconds } from './support/processes.ts';

const { values } = parseArgs({
	options: { servers: { type: 'string', default: '1,4,8' }, requests: { type: 'string', default: '600' } },
});
const sizes = values.servers.split(',').map(Number);
const requests = Number(values.requests);
if (!(sizes.every((one) => Number.isInteger(one) && one >= 1 && one <= 16) && requests >= 50)) {
	console.error('--servers wants numbers from 1 to 16, --requests 50 at least.');
	process.exit(2);
}
const CLIENTS_OF_EACH = 5;
const PEOPLE = 20;
const LOOK_MS = 20;

const json = { 'content-type': 'application/json' };
/** `share` is how much of a thousand requests of real visitors each kind makes up in the mixture that is derived. */
const kinds: readonly { name: string; share: number; call: (person: Person, turn: number) => Call }[] = [
	{
		name: 'a page that is kept',
		share: 500,
		call: () => ({ method: 'GET', path: '/en', headers: { accept: 'text/html' } }),
	},
	{
		name: 'a reading, built-in writer',
		share: 150,
		call: (person) => ({
			method: 'POST',
			path: '/functions/v1/dream-interpretation',
			headers: { ...headersOf(person), ...json },
			body: JSON.stringify({ dream: 'I dreamt of a snake and of water, and then I flew home', language: 'en' }),
		}),
	},
	{
		name: 'insert of one row',
		share: 100,
		call: (person, turn) => ({
			method: 'POST',
			path: `/rest/v1/${TABLE}`,
			headers: { ...headersOf(person), ...json, prefer: 'return=minimal' },
			body: JSON.stringify(rowOf(person.id, turn)),
		}),
	},
	{
		name: 'history, first page',
		share: 120,
		call: (person) => ({
			method: 'GET',
			path: `/rest/v1/kept_readings?select=kind,id,created_at,asked,text,details&user_id=eq.${person.id}&order=created_at.desc,id.desc&limit=31`,
			headers: headersOf(person),
		}),
	},
	{
		name: 'GET /user',
		share: 100,
		call: (person) => ({ method: 'GET', path: '/auth/v1/user', headers: headersOf(person) }),
	},
	{
		name: 'password sign-in',
		share: 10,
		call: ({ email }) => ({
			method: 'POST',
			path: '/auth/v1/token?grant_type=password',
			headers: publicHeaders,
			body: JSON.stringify({ email, password: PASSWORD }),
		}),
	},
	{
		name: 'the list of the blog',
		share: 20,
		call: () => ({
			method: 'POST',
			path: '/rest/v1/rpc/list_articles',
			headers: { ...publicHeaders },
			body: '{"language":"en"}',
		}),
	},
];

const started = await startDurablePostgres({ max_connections: '400', autovacuum: 'off' });
if (!started) throw new Error('PostgreSQL cannot be run here');
const postgres = started;
const url = await postgres.makeDatabase('servers');
const superuser = withDatabase(postgres.superuser, 'servers');
const watcher = new pg.Client('url' in superuser ? { connectionString: superuser.url } : superuser);
await watcher.connect();
const postmaster = Number(
	(await watcher.query<{ folder: string }>("select current_setting('data_directory') as folder")).rows
		.map(({ folder }) => readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
		.at(0),
);

/** Seconds of processor time of PostgreSQL's processes, those that have ended included. */
function databaseSeconds(): number {
	const times = (pid: number, fields: readonly number[]) => {
		try {
			const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
			return fields.reduce((sum, field) => sum + Number(stat[field]) / 100, 0);
		} catch {
			return 0;
		}
	};
	const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
		.trim()
		.split(' ')
		.map(Number);
	return times(postmaster, [11, 12, 13, 14]) + children.reduce((sum, pid) => sum + times(pid, [11, 12]), 0);
}

async function countersOf(backends: readonly Backend[]) {
	const { rows } = await watcher.query<{ transactions: number; wal: number }>(
		`select (xact_commit + xact_rollback)::float8 as transactions, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal
		from pg_stat_database where datname = current_database()`,
	);
	let trips = 0;
	for (const backend of backends) {
		const metrics = await (await fetch(`${backend.url}/metrics`)).text();
		for (const [, count] of metrics.matchAll(/^hoopoe_database\w*_seconds_count\{[^}]*\} (\d+)/gm))
			trips += Number(count);
	}
	return { ...(rows[0] ?? { transactions: 0, wal: 0 }), trips };
}

type Measured = { servers: number; database: number; trips: number; transactions: number; wal: number; waits: number };

async function measure(
	backends: readonly Backend[],
	people: readonly Person[],
	kind: (typeof kinds)[number],
): Promise<Measured> {
	let turn = 0;
	const work = (amount: number) =>
		Promise.all(
			backends.map((backend) =>
				underLoad(backend, () => ({ next: () => kind.call(people[turn++ % people.length] as Person, turn) })).work(
					CLIENTS_OF_EACH,
					Math.max(CLIENTS_OF_EACH, Math.ceil(amount / backends.length)),
				),
			),
		);
	await work(requests / 3);
	await pause(1_500);
	const before = { ...(await countersOf(backends)), database: databaseSeconds(), servers: sumOf(backends) };
	let [over, looks, waiting, active] = [false, 0, 0, 0];
	const looking = (async () => {
		for (; !over; await pause(LOOK_MS)) {
			const { rows } = await watcher.query<{ waits: number; active: number }>(
				`select count(*) filter (where wait_event_type = 'Lock')::int as waits, count(*) filter (where state = 'active')::int as active
				from pg_stat_activity where application_name = 'hoopoe'`,
			);
			looks++;
			waiting += rows[0]?.waits ?? 0;
			active += rows[0]?.active ?? 0;
		}
	})();
	await work(requests);
	over = true;
	await looking;
	await pause(1_500);
	const after = { ...(await countersOf(backends)), database: databaseSeconds(), servers: sumOf(backends) };
	const each = (name: keyof typeof before) => (after[name] - before[name]) / requests;
	return {
		servers: each('servers') * 1000,
		database: Math.max(0, each('database') - LOOK_COST * (looks / requests)) * 1000,
		trips: each('trips'),
		transactions: Math.max(0, after.transactions - before.transactions - looks) / requests,
		wal: each('wal'),
		waits: looks > 0 ? waiting / Math.max(1, active) : 0,
	};
}

const sumOf = (backends: readonly Backend[]) => backends.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);

/** What one look at `pg_stat_activity` costs PostgreSQL itself, in seconds of processor time. */
const LOOK_COST = await (async () => {
	const before = databaseSeconds();
	const looks = 400;
	for (let look = 0; look < looks; look++)
		await watcher.query("select count(*) from pg_stat_activity where application_name = 'hoopoe'");
	return (databaseSeconds() - before) / looks;
})();

const backends: Backend[] = [];
let people: Person[] = [];
for (const size of sizes) {
	while (backends.length < size)
		backends.push(await startHoopoe(`server ${backends.length + 1}`, { DATABASE_URL: url, QUOTA_ROWS: '0' }));
	if (people.length === 0) people = await signUpAll(backends[0] as Backend, 'person', PEOPLE);
	console.log(
		`\n${size} server${size > 1 ? 's' : ''}: of one request, milliseconds of processor in Hoopoe and in PostgreSQL`,
	);
	const mixed = { servers: 0, database: 0, wal: 0 };
	for (const kind of kinds) {
		const one = await measure(backends.slice(0, size), people, kind);
		mixed.servers += (one.servers * kind.share) / 1000;
		mixed.database += (one.database * kind.share) / 1000;
		mixed.wal += (one.wal * kind.share) / 1000;
		console.log(
			`  ${kind.name}: ${short(one.servers)} and ${short(one.database)} ms; ${short(one.trips)} round trips, ${short(one.transactions)} transactions, ${Math.round(one.wal)} bytes of log; ${short(one.waits * 100)} % of running statements wait for a lock`,
		);
	}
	const { rows } = await watcher.query<{ connections: number }>(
		"select count(*)::int as connections from pg_stat_activity where application_name like 'hoopoe%' and datname = current_database()",
	);
	const connections = rows[0]?.connections ?? 0;
	console.log(
		`  connections: ${connections}, ${short(connections / size)} for each server; PostgreSQL's usual 100 last for ${Math.floor(97 / (connections / size))} servers`,
	);
	const total = mixed.servers + mixed.database;
	console.log(
		`  of a mixture (${kinds.map(({ name, share }) => `${share / 10} % ${name}`).join(', ')}): ${short(mixed.servers)} ms in Hoopoe, ${short(mixed.database)} ms in PostgreSQL (${Math.round((mixed.database / total) * 100)} %), ${Math.round(mixed.wal)} bytes of log`,
	);
	console.log(
		`  so one processor of PostgreSQL serves ${Math.round(1000 / mixed.database)} requests a second, as many as ${short(mixed.servers / mixed.database)} processors of Hoopoe ask for`,
	);
}
for (const backend of backends) await backend.stop();
await watcher.end();
await postgres.stop();
process.exit();
