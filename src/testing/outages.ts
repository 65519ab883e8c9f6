import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ServerAddress } from '../platform/database/postgres/postgres.ts';

/** Something that answers HTTP requests, and a person's token and id. */
export type Target = {
	request: (path: string, init: RequestInit) => Promise<Response>;
	key: string;
	person: { id: string; token: string };
	/** A published article, whose views are counted. */
	article: string;
};

/** The PostgreSQL server behind it: the folder it runs in, and how its superuser connects. */
export type Victim = { folder: string; superuser: ServerAddress };

/** What goes wrong, and the moment from which the server could answer again. */
export type Outage = { name: string; strike: (victim: Victim) => Promise<void> };

export type Verdict = {
	/** Answers by status; `refused` without Retry-After count as `bare 503`. */
	statuses: Record<string, number>;
	/** Milliseconds that the slowest answer took. */
	slowest: number;
	/** Milliseconds from the end of the outage to the first request that was served. */
	firstServed: number;
	/** Milliseconds from the end of the outage until `/ready` said so. */
	readyAgain: number;
	/** Whether `/ready` said 503 while requests were refused for long. */
	readyFollowed: boolean;
	/** Rows that were acknowledged and are not there. */
	lost: number;
	/** Views counted more often than they were asked for. */
	doubled: number;
};

const postmasterOf = ({ folder }: Victim) =>
	Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
const processesOf = (victim: Victim) => {
	const postmaster = postmasterOf(victim);
	const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
	return [postmaster, ...children.trim().split(/\s+/).map(Number)];
};

async function asSuperuser<T>({ superuser }: Victim, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({
		...('url' in superuser ? { connectionString: superuser.url } : superuser),
		connectionTimeoutMillis: 1000,
	});
	client.on('error', () => {});
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end().catch(() => {});
	}
}

async function untilItAnswers(victim: Victim): Promise<void> {
	for (;;)
		try {
			await asSuperuser(victim, (client) => client.query('select 1'));
			return;
		} catch {
			await pause(20);
		}
}

const signalled = (name: string, signal: NodeJS.Signals): Outage => ({
	name,
	async strike(victim) {
		const old = postmasterOf(victim);
		process.kill(old, signal);
		while (
			(() => {
				try {
					process.kill(old, 0);
					return true;
				} catch {
					return false;
				}
			})()
		)
			await pause(10);
		await untilItAnswers(victim);
	},
});

const BACKENDS = "pid <> pg_backend_pid() and backend_type = 'client backend'";

/** Everything that was found to hurt. `pauseMs` is how long the paused server stays so. */
export const outages = (pauseMs: number): Outage[] => [
	signalled('restarted, fast', 'SIGINT'),
	signalled('restarted at once', 'SIGQUIT'),
	{
		name: 'one backend ended',
		strike: (victim) =>
			asSuperuser(victim, async (client) => {
				await client.query(
					`select pg_terminate_backend(pid) from (select pid from pg_stat_activity where ${BACKENDS} and application_name = 'hoopoe' limit 1) as one`,
				);
			}),
	},
	{
		name: 'all backends ended',
		strike: (victim) =>
			asSuperuser(victim, async (client) => {
				await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${BACKENDS}`);
			}),
	},
	{
		name: 'one backend killed',
		async strike(victim) {
			const pid = await asSuperuser(
				victim,
				async (client) =>
					(
						await client.query(
							`select pid from pg_stat_activity where ${BACKENDS} and application_name = 'hoopoe' limit 1`,
						)
					).rows[0]?.pid as number | undefined,
			);
			if (pid) process.kill(pid, 'SIGKILL');
			await pause(50);
			await untilItAnswers(victim);
		},
	},
	{
		name: 'its connections filled',
		async strike(victim) {
			const filling: pg.Client[] = [];
			const { superuser } = victim;
			try {
				for (;;) {
					const client = new pg.Client('url' in superuser ? { connectionString: superuser.url } : superuser);
					client.on('error', () => {});
					await client.connect();
					filling.push(client);
				}
			} catch {
				// Nobody else can connect for so long: the outage itself.
				await pause(1500);
			}
			await Promise.all(filling.map((client) => client.end().catch(() => {})));
			await untilItAnswers(victim);
		},
	},
	{
		name: 'paused',
		async strike(victim) {
			const paused = processesOf(victim);
			for (const pid of paused) process.kill(pid, 'SIGSTOP');
			await pause(pauseMs);
			for (const pid of paused)
				try {
					process.kill(pid, 'SIGCONT');
				} catch {
					// It ended meanwhile.
				}
			await untilItAnswers(victim);
		},
	},
];

type Seen = { at: number; status: string; took: number };

/**
 * Lets so many clients read and write while the outage happens, and for so many milliseconds before and after it. Each
 * rests for `restMs` after what was served.
 */
export async function watchOutage(
	target: Target,
	victim: Victim,
	outage: Outage,
	{ clients, beforeMs, afterMs, restMs = 0 }: { clients: number; beforeMs: number; afterMs: number; restMs?: number },
): Promise<Verdict> {
	const { key, person, article } = target;
	const headers = { apikey: key, authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
	const acknowledged = new Set<string>();
	let counted = 0;
	let askedToCount = 0;
	const seen: Seen[] = [];
	const ready: Seen[] = [];
	let over = false;

	async function send(path: string, init: RequestInit, into: Seen[]): Promise<string> {
		const began = performance.now();
		const response = await target.request(path, init);
		await response.arrayBuffer();
		const bare = response.status === 503 && !response.headers.get('retry-after');
		const status = bare ? 'bare 503' : String(response.status);
		into.push({ at: performance.now(), status, took: performance.now() - began });
		// In process, a refusal takes no turn of the event loop; over a network it does.
		await pause(status.endsWith('503') ? 10 : restMs);
		return status;
	}

	async function client(index: number): Promise<void> {
		while (!over) {
			const id = randomUUID();
			const row = { id, user_id: person.id, poem_id: 1, question: 'Is it there?', interpretation: 'It is.' };
			const insert = { method: 'POST', headers: { ...headers, prefer: 'return=minimal' }, body: JSON.stringify(row) };
			if ((await send('/rest/v1/hafez_readings', insert, seen)) === '201') acknowledged.add(id);
			await send('/rest/v1/hafez_readings?select=*&limit=5&order=created_at.desc', { headers }, seen);
			if (index > 2) continue;
			askedToCount++;
			const count = { method: 'POST', headers, body: JSON.stringify({ article_id: article }) };
			if (/^20/.test(await send('/rest/v1/rpc/increment_article_views', count, seen))) counted++;
		}
	}

	async function watchReady(): Promise<void> {
		while (!over) {
			await send('/ready', {}, ready);
			await pause(50);
		}
	}

	const viewsBefore = await viewsOf(victim, article);
	const running = [watchReady(), ...Array.from({ length: clients }, (_, index) => client(index))];
	await pause(beforeMs);
	const began = performance.now();
	await outage.strike(victim);
	const ended = performance.now();
	await pause(afterMs);
	over = true;
	await Promise.all(running);

	const statuses: Record<string, number> = {};
	for (const { status } of seen) statuses[status] = (statuses[status] ?? 0) + 1;
	const served = ({ status }: Seen) => status.startsWith('2');
	const firstAfter = (list: Seen[]) =>
		Math.round((list.find((one) => one.at > ended && served(one))?.at ?? Number.NaN) - ended);
	const long = (list: Seen[]) => list.filter(({ at, took }) => at - took > began + 2200 && at < ended - 100);
	const views = (await viewsOf(victim, article)) - viewsBefore;
	return {
		statuses,
		slowest: Math.round(Math.max(...seen.map(({ took }) => took))),
		firstServed: firstAfter(seen),
		readyAgain: firstAfter(ready),
		readyFollowed: long(seen).some(served) || !long(ready).some(served),
		lost: await missing(victim, [...acknowledged]),
		doubled: Math.max(0, views - askedToCount) + Math.max(0, counted - views),
	};
}

const viewsOf = (victim: Victim, article: string) =>
	asSuperuser(victim, async (client) =>
		Number((await client.query('select views from public.blog_articles where id = $1', [article])).rows[0].views),
	);

const missing = (victim: Victim, ids: string[]) =>
	asSuperuser(victim, async (client) =>
		Number(
			(
				await client.query(
					'select count(*) as n from unnest($1::uuid[]) as id where not exists (select from public.hafez_readings r where r.id = id.id)',
					[ids],
				)
			).rows[0].n,
		),
	);
