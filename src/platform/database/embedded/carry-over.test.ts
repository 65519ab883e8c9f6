import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../migrate.ts';
import { silentLog } from '../../process/log.ts';
import { embeddedIn } from '../../testing/database-settings.ts';
import { giveReadyFolder } from '../../testing/ready-folder.ts';
import { openDatabase } from '../open-database.ts';
import { OpenError } from '../open-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoopoe-carry-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** PGlite starts slowly on a busy machine. */
const PATIENCE = 240_000;
const person = '0c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e';

it('carries a PGlite folder over to PostgreSQL, row by row, and keeps the old folder', {
	timeout: PATIENCE,
}, async () => {
	const settings = embeddedIn(folder);
	await giveReadyFolder(folder, 'pglite');
	const old = await openDatabase({ ...settings, EMBEDDED_ENGINE: 'pglite' }, silentLog);
	await old.query(
		"insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', 'a@example.org')",
		[person],
	);
	await old.query(
		"insert into public.hafez_readings (user_id, poem_id, question, interpretation) select $1, 1, 'سؤال ' || n, 'a, \"b\" (c) \\ ' || n from generate_series(1, 120) as n",
		[person],
	);
	await old.query('update public.blog_articles set views = views + 1');
	const before = await old.query(
		'select count(*) as n, sum(hashtext(r::text)::bigint)::text as hash from public.hafez_readings r',
	);
	await old.close();

	const said: Record<string, unknown>[] = [];
	const log = { ...silentLog, info: (line: unknown) => void said.push(line as Record<string, unknown>) };
	const now = await openDatabase(settings, log);
	expect((await now.query('select version()')).rows[0]?.version).not.toMatch(/PGlite/);
	expect(await migrate(now)).toEqual([]);
	expect(
		await now.query('select count(*) as n, sum(hashtext(r::text)::bigint)::text as hash from public.hafez_readings r'),
	).toEqual(before);
	// Triggers, foreign keys and sequences work as before.
	await expect(
		now.query(
			"insert into public.hafez_readings (user_id, poem_id, question, interpretation) values (gen_random_uuid(), 1, 'q', 'i')",
		),
	).rejects.toMatchObject({ code: '23503' });
	await now.query('delete from auth.users where id = $1', [person]);
	expect((await now.query('select count(*) as n from public.hafez_readings')).rows).toEqual([{ n: 0 }]);
	await now.close();
	expect(readdirSync(folder).sort()).toEqual(expect.arrayContaining(['postgres-18', 'postgres.carried-over']));
	expect(said.find(({ rows }) => rows)?.rows).toMatchObject({ 'public.hafez_readings': 120, 'auth.users': 1 });
});

it('an older folder that is newer than the program stays as it is', { timeout: PATIENCE }, async () => {
	const own = mkdtempSync(join(tmpdir(), 'hoopoe-newer-'));
	chmodSync(own, 0o755);
	const settings = embeddedIn(own);
	await giveReadyFolder(own, 'pglite');
	const newer = await openDatabase({ ...settings, EMBEDDED_ENGINE: 'pglite' }, silentLog);
	await newer.query("insert into migrations.applied (version, name, checksum) values (9999, 'later', 'x')");
	await newer.close();
	const refused = openDatabase(settings, silentLog);
	await expect(refused).rejects.toThrow(OpenError);
	await expect(refused).rejects.toThrow('migration 9999');
	expect(readdirSync(own)).toContain('postgres');
	expect(readdirSync(own)).not.toContain('postgres-18');
	rmSync(own, { recursive: true, force: true });
});
