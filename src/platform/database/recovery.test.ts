import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#src/platform/migrate.ts';
import { silentLog } from '#src/platform/process/log.ts';
import { embeddedIn } from '#src/platform/testing/database-settings.ts';
import { outages, type Target, type Victim, watchOutage } from '#src/testing/outages.ts';
import { openTestApp } from '#src/testing/test-app.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

/** Long enough that a server which does not answer is found out; the benchmark pauses for longer. */
const PAUSE_MS = 4000;
/** This machine may do much else besides. */
const LENIENCE_MS = 1000;

const folder = mkdtempSync(join(tmpdir(), 'hoopoe-recovery-'));
const cluster = join(folder, 'postgres-18');
let database: OpenDatabase;
let target: Target;
let victim: Victim;

beforeAll(async () => {
	chmodSync(folder, 0o755);
	database = await openDatabase(embeddedIn(folder, { DATABASE_CONNECTIONS: 10 }), silentLog);
	await migrate(database);
	const { app, parts, signedIn } = await openTestApp(database, { QUOTA_ROWS: '0' });
	const { client, userId } = await signedIn();
	const { data } = await client.auth.getSession();
	const article = await database.query<{ id: string }>(
		"insert into public.blog_articles (slug, title_en, content_en, published) values ('a', 'A', 'B', true) returning id",
	);
	target = {
		request: async (path, init) => app.request(path, init),
		key: parts.apiKeys.publishable,
		person: { id: userId, token: data.session?.access_token ?? '' },
		article: article.rows[0]?.id ?? '',
	};
	const password = readFileSync(join(cluster, 'hoopoe.password'), 'utf8');
	victim = {
		folder: cluster,
		superuser: { host: cluster, port: 5432, user: 'postgres', password, database: 'hoopoe' },
	};
});
afterAll(async () => {
	await database?.close();
	rmSync(folder, { recursive: true, force: true });
});

/** The fast restart is tried under few and many clients, too. */
const CASES = outages(PAUSE_MS).flatMap((outage, index) =>
	(index === 0 ? [1, 3, 20, 100] : [20]).map((clients) => ({ name: outage.name, clients, outage })),
);

describe.each(CASES)('a server $name', ({ outage, clients }) => {
	it(`under ${clients} clients recovers by itself, and loses nothing`, async () => {
		const verdict = await watchOutage(target, victim, outage, {
			clients,
			restMs: 20,
			beforeMs: 400,
			afterMs: 1500,
		});
		expect(verdict).toMatchObject({ lost: 0, doubled: 0, readyFollowed: true });
		// Nothing but what is served, and 503 that says when to come back.
		expect(Object.keys(verdict.statuses).filter((status) => !/^(20[0-4]|503)$/.test(status))).toEqual([]);
		expect(verdict.slowest).toBeLessThan(2000 + LENIENCE_MS);
		expect(verdict.firstServed).toBeLessThan(1000 + LENIENCE_MS);
		expect(verdict.readyAgain).toBeLessThan(1000 + LENIENCE_MS);
	});
});
