import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentityProvider } from '../../src/backend/auth/saml/testing/identity-provider.ts';
import { readConfig } from '../../src/platform/settings/config.ts';
import { childEnvironment } from '../../src/platform/testing/child-environment.ts';
import { commands } from './commands.ts';
import { answered, openService, type Service } from './open-service.ts';

/** Minimal metadata of an identity provider. */
const ourMetadata = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://hoopoe.example"><SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><AssertionConsumerService index="0" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://hoopoe.example/acs"/></SPSSODescriptor></EntityDescriptor>`;

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'hoopoe-admin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Said = { code: number; out: string; err: string };

/** The operator's command, as `npm run admin` runs it. */
const admin = (words: string[], settings: Record<string, string> = {}, input = '') =>
	new Promise<Said>((done) => {
		const env = { ...childEnvironment(), DATA_DIR: folder, ...settings };
		const child = execFile('node', ['scripts/admin.ts', ...words], { env }, (error, out, err) =>
			done({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() }),
		);
		child.stdin?.end(input);
	});

const config = (settings: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...settings });

describe('without a database', () => {
	it('prints the list of commands', async () => {
		const { code, out } = await admin(['--help']);
		expect(code).toBe(0);
		for (const name of Object.keys(commands)) expect(out).toContain(`  ${name}`);
		expect(await admin([])).toEqual({ code: 0, out, err: '' });
	});

	it.each([
		[['dance'], {}, 'There is no command dance. npm run admin -- --help tells which there are.'],
		[['list', '--loud'], {}, "Unknown option '--loud'"],
		[['list'], { PORT: 'x' }, 'PORT has a value that cannot be used'],
		[['list'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'The database of DATABASE_URL cannot be reached'],
	])('%j is refused in one line', async (words, settings, message) => {
		const { code, out, err } = await admin(words, settings);
		expect([code, out, err]).toEqual([1, '', expect.stringContaining(message)]);
		expect(err.split('\n')).toHaveLength(1);
	});
});

it('a user is created, granted the role, banned, unbanned and deleted', { timeout: 180_000 }, async () => {
	const made = await admin(
		['create', 'simin@example.com', '--name', 'Simin Day', '--admin', '--password', '-'],
		{},
		'correct horse\n',
	);
	expect(made).toEqual({
		code: 0,
		err: '',
		out: expect.stringMatching(
			/^simin@example\.com is there, with the id [0-9a-f-]{36}\.\nsimin@example\.com is an administrator now\.$/,
		),
	});
	expect((await admin(['list', 'SIMIN'])).out).toMatch(
		/simin@example\.com +[0-9a-f-]{36} +\d{4}-\d\d-\d\d +never +admin\n1 in all\.$/,
	);
	expect((await admin(['revoke', 'Simin@example.com'])).out).toBe('simin@example.com is no administrator any more.');
	expect((await admin(['ban', 'simin@example.com', '--for', '24h'])).out).toMatch(
		/is banned until 20.* and signed out everywhere\.$/,
	);
	expect((await admin(['list'])).out).toContain('banned');
	expect((await admin(['unban', 'simin@example.com'])).out).toBe('simin@example.com may sign in.');
	expect(await admin(['delete', 'simin@example.com'])).toMatchObject({
		code: 1,
		err: expect.stringContaining('Say it again with --yes.'),
	});
	expect((await admin(['delete', 'simin@example.com', '--yes'])).out).toBe('simin@example.com is deleted.');
	expect(await admin(['grant', 'simin@example.com'])).toMatchObject({
		code: 1,
		err: 'There is nobody called simin@example.com.',
	});
});

describe('in the service that a command opens', () => {
	let service: Service;
	let lines: string[];
	const run = async (name: string, words: string[], options = {}): Promise<string> => {
		lines = [];
		const log = console.log;
		console.log = (line: string) => void lines.push(line);
		try {
			await commands[name]?.(service, words, options);
		} finally {
			console.log = log;
		}
		return lines.join('\n');
	};
	beforeAll(async () => {
		service = await openService(config({ SITE_URL: 'https://hoopoe.example' }));
	});
	afterAll(() => service.close());

	it('other commands work while the database is open', async () => {
		const created = await admin(['create', 'beside@example.com']);
		expect(created).toMatchObject({ code: 0, err: '' });
		expect(await run('list', [])).toContain('beside@example.com');
		expect(await admin(['delete', 'beside@example.com', '--yes'])).toMatchObject({ code: 0, err: '' });
		expect(await run('list', [])).not.toContain('beside@example.com');
	});

	it('a link is printed for users without a password', async () => {
		const said = await run('create', ['leila@example.com']);
		expect(said).toMatch(/https:\/\/hoopoe\.example\/auth\/v1\/verify\?token=[0-9a-f]{56}&type=recovery&redirect_to=/);
		expect(await run('link', ['leila@example.com'], { type: 'magiclink' })).toContain('type=magiclink');
		await expect(run('link', ['leila@example.com'], { type: 'x' })).rejects.toThrow('--type is recovery or magiclink.');
		await expect(run('create', ['leila@example.com'])).rejects.toThrow('already been registered');
	});

	it('grants and revocations stand in the audit log', async () => {
		const id = String(
			(await service.database.query("select id from auth.users where email = 'leila@example.com'")).rows[0]?.id,
		);
		expect(await run('grant', [id])).toContain('is an administrator now');
		expect(await run('grant', [id])).toContain('was an administrator already');
		expect(await run('revoke', [id])).toContain('no administrator any more');
		const written = await service.call<{ payload: { action: string } }[]>('GET', `/admin/audit?query=author:${id}`);
		const actions = written.map(({ payload }) => payload.action);
		expect(actions.filter((action) => action.startsWith('admin_')).sort()).toEqual(['admin_granted', 'admin_revoked']);
	});

	it('a lost second factor is removed, with its recovery codes', async () => {
		const { user } = answered(await service.admin.createUser({ email: 'lost@example.com', email_confirm: true }));
		await service.database.query(
			`insert into auth.mfa_factors (user_id, factor_type, friendly_name, status, secret)
			values ($1, 'totp', '', 'verified', 'x'), ($1, 'recovery_code', 'Recovery codes', 'verified', null)`,
			[user?.id],
		);
		expect(await run('list', ['lost'])).toContain('second factor');
		expect(await run('reset-factor', ['lost@example.com'])).toBe(
			'lost@example.com signs in without a second factor now.',
		);
		expect(await service.call('GET', `/admin/users/${user?.id}/factors`)).toEqual([]);
		expect(await run('reset-factor', ['lost@example.com'])).toBe('lost@example.com had no second factor.');
	});

	it('apps are added and removed', async () => {
		const said = await run('oauth-clients', ['add', 'Star Map', 'https://stars.example/cb', 'http://localhost:1/cb']);
		const [, id = '', secret] = /client_id +(\S+)\nclient_secret +(\S+)/.exec(said) ?? [];
		expect(await run('oauth-clients', [])).toContain(`Star Map  ${id}  confidential  manual`);
		expect(await run('oauth-clients', ['renew-secret', id])).not.toContain(secret ?? 'none');
		expect(await run('oauth-clients', ['add', 'Open', 'open.app:/cb'], { public: true })).not.toContain('secret');
		expect(await run('oauth-clients', ['remove', id])).toContain('The app is gone');
		await expect(run('oauth-clients', ['remove', id])).rejects.toThrow('OAuth client not found');
		await expect(run('oauth-clients', ['add', 'x', 'http://stars.example'])).rejects.toThrow(
			'http is allowed for localhost only',
		);
		await expect(run('oauth-clients', ['polish', id])).rejects.toThrow('not polish');
	});

	it('identity providers are added and removed', async () => {
		const file = join(folder, 'idp.xml');
		writeFileSync(file, (await openIdentityProvider(ourMetadata)).metadata);
		const options = { 'metadata-file': file, domain: ['school.example'], name: 'school' };
		const [, id = ''] = /with the id (\S+)\.$/.exec(await run('sso', ['add'], options)) ?? [];
		expect(await run('sso', ['list'])).toMatch(new RegExp(`\nschool +${id} .+ school\\.example$`));
		expect(await run('sso', ['remove', id])).toBe('The provider is gone.');
		await expect(run('sso', ['remove', id])).rejects.toThrow('SSO Identity Provider not found');
		writeFileSync(file, '<nonsense/>');
		await expect(run('sso', ['add'], options)).rejects.toThrow(/metadata/i);
		await expect(run('sso', ['add'], { 'metadata-file': `${file}x` })).rejects.toThrow('cannot be read');
		await expect(run('sso', ['add'])).rejects.toThrow('wants --metadata-url or --metadata-file');
		await expect(run('sso', ['remove'])).rejects.toThrow('wants the id of a provider');
	});
});
