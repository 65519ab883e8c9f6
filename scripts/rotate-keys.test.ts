import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openKeys } from '../src/backend/auth/tokens/keys.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { silentLog } from '../src/platform/process/log.ts';
import { readConfig } from '../src/platform/settings/config.ts';
import { secretsIn } from '../src/platform/settings/secrets.ts';
import { childEnvironment } from '../src/platform/testing/child-environment.ts';
import { giveReadyFolder } from '../src/platform/testing/ready-folder.ts';

let folder: string;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'hoopoe-rotate-'));
	await giveReadyFolder(folder);
}, 200_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The operator's command, as `npm run rotate-keys` runs it. */
const rotate = (settings: Record<string, string> = {}, ...options: string[]) =>
	new Promise<{ code: number; out: string; err: string }>((done) => {
		const env = { ...childEnvironment(), DATA_DIR: folder, ...settings };
		execFile('node', ['scripts/rotate-keys.ts', ...options], { env }, (error, out, err) =>
			done({ code: error ? Number(error.code) : 0, out, err: err.trim() }),
		);
	});

const config = () => readConfig({ DATA_DIR: folder });
const openServer = async () => {
	const database = await openDatabase(config(), silentLog);
	const keys = await openKeys({ config: config(), keepSecret: secretsIn(database) });
	return { database, keys };
};

/** Each case starts the command as a process of its own, which is slow on a machine that has much else to do. */
const PATIENCE = 120_000;

it('does not touch the database of a running server, and says so', { timeout: PATIENCE }, async () => {
	const { database } = await openServer();
	expect(await rotate()).toEqual({
		code: 1,
		out: '',
		err: `Another process (${process.pid}) has the database in ${folder} open. Stop it first, or give this one its own DATA_DIR.`,
	});
	await database.close();
});

it('puts a new key beside the old one, or in its place', { timeout: PATIENCE }, async () => {
	const before = await openServer();
	const token = await before.keys.sign({ sub: 'x', exp: Math.floor(Date.now() / 1000) + 3600 });
	await before.database.close();

	const { code, out } = await rotate();
	expect([code, out]).toEqual([
		0,
		expect.stringMatching(/^Sessions are signed by the new ES256 key [\w-]{43}\.\n[\w-]{43} checks until 20\S+Z\.\n$/),
	]);
	const after = await openServer();
	expect(after.keys.jwks().keys.map(({ kid }) => kid)).toEqual(out.match(/[\w-]{43}/g));
	expect(await after.keys.verify(token)).toMatchObject({ sub: 'x' });
	await after.database.close();

	expect(await rotate({}, '--at-once')).toMatchObject({ code: 0, out: expect.stringContaining('are refused') });
	const last = await openServer();
	expect(last.keys.jwks().keys).toHaveLength(1);
	await expect(last.keys.verify(token)).rejects.toMatchObject({ code: 'bad_jwt' });
	await last.database.close();
});

it('has nothing to change where no server was ever started', { timeout: PATIENCE }, async () => {
	const empty = join(folder, 'empty');
	expect(await rotate({ DATA_DIR: empty })).toMatchObject({
		code: 1,
		err: 'This database has no keys yet: the server makes them when it is first started.',
	});
});

it.each<[string, Record<string, string>, string[], string]>([
	['of the settings', { JWT_KEYS: '{"keys":[{"kty":"EC"}]}' }, [], 'The keys stand in JWT_KEYS'],
	['that are one secret', { JWT_ALGORITHM: 'HS256', JWT_SECRET: 'x'.repeat(32) }, [], 'JWT_ALGORITHM is HS256'],
	['by an option nobody knows', {}, ['--now'], '--now is not known'],
	['in a database that is not there', { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, [], 'cannot be reached'],
])('does not change keys %s', { timeout: PATIENCE }, async (_, settings, options, message) => {
	const { code, err } = await rotate(settings, ...options);
	expect([code, err]).toEqual([1, expect.stringContaining(message)]);
	expect(err.split('\n')).toHaveLength(1);
});
