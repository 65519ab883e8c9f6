import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, signUp, type TestAuth } from '../testing/auth-fixture.ts';

let database: Database;
let auth: TestAuth;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, {
		settings: { AUTH_AUTOCONFIRM: 'off', AUTH_REDIRECT_URLS: 'https://app.example.org/**' },
	});
});
afterAll(() => database.close());

const admin = () => auth.client({ Authorization: `Bearer ${auth.apiKeys.secret}` }).auth.admin;
const generate = (body: unknown, query = '') =>
	auth.call('POST', `/admin/generate_link${query}`, { token: auth.apiKeys.secret, body });
const invite = (body: unknown) => auth.call('POST', '/invite', { token: auth.apiKeys.secret, body });

/** A user with a confirmed address. */
async function member(): Promise<{ id: string; email: string }> {
	const email = newEmail();
	const { data } = await admin().createUser({ email, password: 'correct horse', email_confirm: true });
	return { id: data.user?.id ?? '', email };
}

/** Opens a link as a browser does, and answers what its fragment says. */
async function follow(link: string): Promise<{ to: string; said: URLSearchParams }> {
	const url = new URL(link);
	const { status, headers } = await auth.call('GET', `${url.pathname.replace('/auth/v1', '')}${url.search}`);
	expect(status).toBe(303);
	const to = new URL(headers.get('location') ?? '');
	return { to: to.origin + to.pathname, said: new URLSearchParams(to.hash.slice(1)) };
}

describe('a link', () => {
	it.each([
		['signup', true],
		['invite', true],
		['magiclink', false],
		['recovery', false],
	] as const)('of %s signs in by itself, by its hash and by its code', async (type, isNew) => {
		const make = async () => {
			const { email } = isNew ? { email: newEmail() } : await member();
			const { data, error } = await admin().generateLink({
				type,
				email,
				...(type === 'signup' && { password: 'correct horse' }),
				options: { redirectTo: 'https://app.example.org/welcome' },
			} as Parameters<ReturnType<typeof admin>['generateLink']>[0]);
			expect(error).toBeNull();
			expect(data.user).toMatchObject({ email });
			expect(data.properties).toMatchObject({
				verification_type: type,
				redirect_to: 'https://app.example.org/welcome',
				email_otp: expect.stringMatching(/^\d{6}$/),
				hashed_token: expect.stringMatching(/^[0-9a-f]{56}$/),
			});
			return { email, properties: data.properties };
		};
		const first = await make();
		const { to, said } = await follow(first.properties?.action_link ?? '');
		expect([to, said.get('type')]).toEqual(['https://app.example.org/welcome', type]);
		expect(await auth.keys.verify(said.get('access_token') ?? '')).toMatchObject({ email: first.email });

		const second = await make();
		const byHash = { token_hash: second.properties?.hashed_token ?? '', type };
		expect((await auth.client().auth.verifyOtp(byHash)).data.session).not.toBeNull();
		expect((await auth.client().auth.verifyOtp(byHash)).error?.code).toBe('otp_expired');

		const third = await make();
		const byCode = { email: third.email, token: third.properties?.email_otp ?? '', type };
		expect((await auth.client().auth.verifyOtp(byCode)).data.session).not.toBeNull();
		expect(auth.mailbox.mails.map((message) => message.to)).not.toContain(third.email);
	});

	it('of type magiclink for an unknown address is a sign-up link', async () => {
		const email = newEmail();
		const { body } = await generate({ type: 'magiclink', email, data: { full_name: 'Simin' } });
		expect(body).toMatchObject({
			email,
			verification_type: 'signup',
			user_metadata: { full_name: 'Simin' },
			redirect_to: 'http://localhost:3000',
		});
		expect((await follow(String(body.action_link))).said.get('type')).toBe('signup');
	});

	it('for a change of address is needed for both addresses', async () => {
		const { id, email } = await member();
		const newAddress = newEmail();
		const current = await admin().generateLink({ type: 'email_change_current', email, newEmail: newAddress });
		const next = await admin().generateLink({ type: 'email_change_new', email, newEmail: newAddress });
		expect(new URL(next.data.properties?.action_link ?? '').searchParams.get('type')).toBe('email_change');
		const { said } = await follow(current.data.properties?.action_link ?? '');
		expect(said.get('message')).toContain('Please proceed to confirm link sent to the other email');
		expect((await follow(next.data.properties?.action_link ?? '')).said.get('access_token')).not.toBeNull();
		expect((await admin().getUserById(id)).data.user?.email).toBe(newAddress);
	});

	it('redirects only to allowed addresses', async () => {
		const { email } = await member();
		const { body } = await generate({ type: 'magiclink', email }, '?redirect_to=https://evil.example/');
		expect(body.redirect_to).toBe('http://localhost:3000');
		const inBody = await generate({ type: 'magiclink', email, redirect_to: 'https://app.example.org/x' });
		expect(inBody.body.redirect_to).toBe('https://app.example.org/x');
	});

	it.each([
		[{ type: 'recovery', email: 'nobody@example.com' }, 404, 'user_not_found', 'User with this email not found'],
		[
			{ type: 'email_change_new', email: 'nobody@example.com', new_email: 'x@example.com' },
			404,
			'user_not_found',
			'User with this email not found',
		],
		[{ type: 'signup', email: 'nobody@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
		[{ type: 'signup', email: 'x' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
		[
			{ type: 'sms', email: 'nobody@example.com' },
			400,
			'validation_failed',
			'Invalid email action link type requested: sms',
		],
	])('%j is refused', async (body, status, code, message) => {
		const answer = await generate(body);
		expect([answer.status, answer.body]).toEqual([status, { code, message }]);
	});

	it.each([['signup'], ['invite']])('of %s is refused to members', async (type) => {
		const { email } = await member();
		const { status, body } = await generate({ type, email, password: 'correct horse' });
		expect([status, body.code]).toEqual([422, 'email_exists']);
	});

	it('of a change is refused to an address that is taken', async () => {
		const [one, two] = [await member(), await member()];
		const { status, body } = await generate({ type: 'email_change_new', email: one.email, new_email: two.email });
		expect([status, body.code]).toEqual([422, 'email_exists']);
	});
});

describe('an invitation', () => {
	it('sends a mail to an unknown address, whose link signs in', async () => {
		const email = newEmail();
		const { data, error } = await admin().inviteUserByEmail(email, {
			data: { full_name: 'Simin' },
			redirectTo: 'https://app.example.org/welcome',
		});
		expect(error).toBeNull();
		expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { full_name: 'Simin' } });
		const message = auth.mailbox.lastTo(email);
		expect(message.kind).toBe('invite');
		const { to, said } = await follow(message.link ?? '');
		expect([to, said.get('type')]).toEqual(['https://app.example.org/welcome', 'invite']);
		const { body } = await auth.call('GET', '/user', { token: said.get('access_token') ?? '' });
		expect(body).toMatchObject({ email, email_confirmed_at: expect.any(String) });
	});

	it('is not for members, nor too often', async () => {
		const email = newEmail();
		expect((await invite({ email })).status).toBe(200);
		const again = await invite({ email });
		expect([again.status, again.body.code]).toEqual([429, 'over_email_send_rate_limit']);
		const known = await invite({ email: (await member()).email });
		expect([known.status, known.body.code]).toEqual([422, 'email_exists']);
		expect((await invite({})).status).toBe(400);
	});

	it('that cannot be sent leaves no user behind', async () => {
		const email = newEmail();
		auth.mailbox.refuse(new Error('connection refused'));
		expect((await invite({ email })).status).toBe(500);
		const { body } = await auth.call('GET', `/admin/users?filter=${email}`, { token: auth.apiKeys.secret });
		expect(body.users).toEqual([]);
	});

	it('leaves the data of somebody who waits, and adds to it', async () => {
		const email = newEmail();
		await auth.call('POST', '/signup', { body: { email, password: 'correct horse', data: { a: 1 } } });
		auth.skip(61);
		const { body } = await invite({ email, data: { b: 2 } });
		expect(body).toMatchObject({ invited_at: expect.any(String), user_metadata: { a: 1, b: 2 } });
	});
});

it('a person may still sign up after a link was made for them', async () => {
	const trusting = await openTestAuth(database);
	const person = await signUp(trusting);
	await generate({ type: 'magiclink', email: person.email });
	expect((await trusting.call('GET', '/user', { token: person.access })).status).toBe(200);
});
