import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, signUp, type TestAuth } from '../../testing/auth-fixture.ts';
import { CLIENT, type OpenidProvider } from '../testing/openid-provider.ts';
import { fragmentOf, goThrough, newSomebody, openOutside, SITE } from '../testing/outside.ts';

let database: Database;
let auth: TestAuth;
let google: OpenidProvider;
/** The same service where addresses want confirming, which this database serves too. */
let strict: TestAuth;
beforeAll(async () => {
	database = await openTestDatabase();
	({ auth, google } = await openOutside(database));
	strict = await withSettings({ AUTH_AUTOCONFIRM: 'off', SMTP_URL: 'smtp://localhost' });
});
beforeEach(() => {
	google.state.somebody = newSomebody();
});
afterAll(async () => {
	await google.close();
	await database.close();
});

const withSettings = (settings: Record<string, string>) =>
	openTestAuth(database, {
		settings: {
			GOOGLE_CLIENT_ID: CLIENT.id,
			GOOGLE_CLIENT_SECRET: CLIENT.secret,
			GOOGLE_ISSUER: google.issuer,
			AUTH_OIDC: JSON.stringify([
				{ id: 'custom:second', issuer: google.issuer, client_id: CLIENT.id, client_secret: CLIENT.secret },
			]),
			...settings,
		},
	});

const enter = (service: TestAuth, provider = 'google') =>
	goThrough(service, google, `${SITE}/auth/v1/authorize?provider=${provider}&redirect_to=${SITE}/en`);
type Row = {
	id: string;
	email: string | null;
	confirmed: boolean;
	encrypted_password: string | null;
	app: Record<string, unknown>;
	meta: Record<string, unknown>;
	providers: string[];
};
/** The accounts with an identity or an address of somebody's. */
async function accountsOf(email: string): Promise<Row[]> {
	const { rows } = await database.query<Row>(
		`select u.id, u.email, u.email_confirmed_at is not null as confirmed, encrypted_password,
			raw_app_meta_data as app, raw_user_meta_data as meta,
			(select coalesce(jsonb_agg(provider order by created_at), '[]') from auth.identities where user_id = u.id) as providers
		from auth.users u
		where u.email = $1 or u.id in (select user_id from auth.identities where email = $1) order by u.created_at`,
		[email],
	);
	return rows;
}
const failure = (back: URL) => {
	expect(`${back.origin}${back.pathname}`).toBe(`${SITE}/en`);
	const { sb, ...inFragment } = fragmentOf(back);
	expect(Object.fromEntries(back.searchParams)).toEqual(inFragment);
	expect(sb).toBe('');
	return [inFragment.error, inFragment.error_code, inFragment.error_description];
};
const refused = (email: string) => [
	'access_denied',
	'provider_email_needs_verification',
	`Unverified email with google. ${email}`,
];

describe('an address that the provider vouches for', () => {
	it('signs in to the account with that address, and keeps its password', async () => {
		const person = await signUp(auth, { data: { full_name: 'Before', theme: 'dark' } });
		google.state.somebody = newSomebody({ email: person.email.toUpperCase() });
		const back = await enter(auth);
		expect((await auth.keys.verify(fragmentOf(back).access_token ?? '')).sub).toBe(person.id);
		const [account, ...others] = await accountsOf(person.email);
		expect(others).toEqual([]);
		expect(account).toMatchObject({
			id: person.id,
			email: person.email,
			providers: ['email', 'google'],
			app: { provider: 'email', providers: ['email', 'google'] },
			meta: { theme: 'dark', full_name: google.state.somebody.name },
		});
		const body = { email: person.email, password: person.password };
		expect((await auth.call('POST', '/token?grant_type=password', { body })).status).toBe(200);
		expect((await auth.call('GET', '/user', { token: person.access })).status).toBe(200);
	});

	it('takes over an unconfirmed account, and removes every way its creator could sign in', async () => {
		const email = newEmail();
		const trap = { email, password: 'the trap of a stranger', data: { full_name: 'Trap', admin: true } };
		const { body: waiting } = await strict.call('POST', '/signup', { body: trap });
		google.state.somebody = newSomebody({ email });
		const back = await enter(strict);
		expect((await strict.keys.verify(fragmentOf(back).access_token ?? '')).sub).toBe(waiting.id);
		const [account, ...others] = await accountsOf(email);
		expect(others).toEqual([]);
		expect(account).toMatchObject({
			confirmed: true,
			encrypted_password: null,
			providers: ['google'],
			app: { provider: 'google', providers: ['google'] },
			meta: { full_name: google.state.somebody.name },
		});
		expect(account?.meta).not.toHaveProperty('admin');
		const login = await strict.call('POST', '/token?grant_type=password', { body: trap });
		expect(login.body.code).toBe('invalid_credentials');
		const link = new URL(strict.mailbox.lastTo(email).link ?? '');
		const followed = await strict.fetch(link, { redirect: 'manual' });
		expect(followed.headers.get('location')).toContain('error_code=otp_expired');
	});

	it('joins two providers in one account', async () => {
		const first = await enter(strict);
		google.state.somebody = { ...newSomebody(), email: google.state.somebody.email ?? '' };
		const second = await enter(strict, 'custom:second');
		const subjects = [first, second].map(
			async (back) => (await auth.keys.verify(fragmentOf(back).access_token ?? '')).sub,
		);
		expect(await subjects[0]).toBe(await subjects[1]);
		expect(await accountsOf(google.state.somebody.email ?? '')).toMatchObject([
			{ providers: ['google', 'custom:second'] },
		]);
	});

	it('does not open an account by an unproven address', async () => {
		// A provider with unproven addresses reports this one for another user, who is confirmed by another address.
		const stranger = await signUp(auth);
		const victim = google.state.somebody.email ?? '';
		await database.query(
			`insert into auth.identities (user_id, provider, provider_id, identity_data)
			values ($1, 'custom:loose', 'x', jsonb_build_object('email', $2::text, 'email_verified', false))`,
			[stranger.id, victim],
		);
		const back = await enter(auth);
		expect((await auth.keys.verify(fragmentOf(back).access_token ?? '')).sub).not.toBe(stranger.id);
	});

	it('does not link to accounts of single sign-on', async () => {
		const email = google.state.somebody.email ?? '';
		await database.query('insert into auth.users (email, email_confirmed_at, is_sso_user) values ($1, now(), true)', [
			email,
		]);
		expect(fragmentOf(await enter(auth)).access_token).toBeTruthy();
		expect(await accountsOf(email)).toMatchObject([{ providers: [] }, { providers: ['google'] }]);
	});

	it('refuses to choose between two accounts that have proven it', async () => {
		const email = google.state.somebody.email ?? '';
		for (const one of [await signUp(auth), await signUp(auth)])
			await database.query(
				`insert into auth.identities (user_id, provider, provider_id, identity_data)
				values ($1, 'custom:third', $2, jsonb_build_object('email', $3::text, 'email_verified', true))`,
				[one.id, one.id, email],
			);
		expect(failure(await enter(auth))).toEqual([
			'server_error',
			'conflict',
			'Multiple accounts with the same email address in the same linking domain detected',
		]);
	});
});

describe('an address that the provider does not vouch for', () => {
	beforeEach(() => {
		google.state.somebody = newSomebody({ email_verified: false });
	});

	it('is confirmed by a mail first, whose link signs in', async () => {
		const email = google.state.somebody.email ?? '';
		const sent = refused('A confirmation email has been sent to your google email');
		expect(failure(await enter(strict))).toEqual(sent);
		expect(await accountsOf(email)).toMatchObject([{ confirmed: false, providers: ['google'] }]);
		const message = strict.mailbox.lastTo(email);
		expect(message.kind).toBe('confirmation');
		strict.skip(61);
		expect(failure(await enter(strict))).toEqual(sent);
		const link = strict.mailbox.lastTo(email).link ?? '';
		const followed = await strict.fetch(link, { redirect: 'manual' });
		expect(followed.headers.get('location')).toContain('#access_token=');
		expect(fragmentOf(await enter(strict)).access_token).toBeTruthy();
		expect(await accountsOf(email)).toMatchObject([{ confirmed: true, providers: ['google'] }]);
	});

	it('says so where no mail may be sent yet', async () => {
		await enter(strict);
		expect(failure(await enter(strict))[1]).toBe('over_email_send_rate_limit');
	});

	it('can ask again where the mail could not be sent', async () => {
		strict.mailbox.refuse(new Error('connection refused'));
		expect(failure(await enter(strict))[1]).toBe('unexpected_failure');
		expect(failure(await enter(strict))[1]).toBe('provider_email_needs_verification');
		expect(strict.mailbox.lastTo(google.state.somebody.email ?? '').kind).toBe('confirmation');
	});

	it('counts once the provider vouches for it', async () => {
		expect(failure(await enter(strict))[1]).toBe('provider_email_needs_verification');
		google.state.somebody = { ...google.state.somebody, email_verified: true };
		expect(fragmentOf(await enter(strict)).access_token).toBeTruthy();
	});

	it.each([
		['confirmed', 'on'],
		['unconfirmed', 'off'],
	])('never opens an account that has it: %s', async (_name, autoconfirm) => {
		const service = await withSettings({ AUTH_AUTOCONFIRM: autoconfirm });
		const email = google.state.somebody.email ?? '';
		await service.call('POST', '/signup', { body: { email, password: 'correct horse' } });
		for (const any of [service, auth])
			expect(failure(await enter(any))).toEqual(refused('Verify the email with google in order to sign in'));
		expect(await accountsOf(email)).toMatchObject([{ providers: ['email'] }]);
	});

	it('counts as confirmed at once where the operator says so, if it is free', async () => {
		expect(fragmentOf(await enter(auth)).access_token).toBeTruthy();
		expect(await accountsOf(google.state.somebody.email ?? '')).toMatchObject([{ confirmed: true }]);
	});
});

describe('who may not sign in', () => {
	it('nobody new, where nobody may sign up; those who are known may', async () => {
		const closed = await withSettings({ AUTH_SIGNUP: 'off' });
		expect(failure(await enter(closed))).toEqual([
			'access_denied',
			'signup_disabled',
			'Signups not allowed for this instance',
		]);
		expect(await accountsOf(google.state.somebody.email ?? '')).toEqual([]);
		await enter(auth);
		expect(fragmentOf(await enter(closed)).access_token).toBeTruthy();
	});

	it('the banned, by this identity or another', async () => {
		await enter(auth);
		const email = google.state.somebody.email ?? '';
		await database.query("update auth.users set banned_until = now() + interval '1 day' where email = $1", [email]);
		const banned = ['access_denied', 'user_banned', 'User is banned'];
		expect(failure(await enter(auth))).toEqual(banned);
		const sessions = await database.query(
			'select from auth.sessions s join auth.users u on u.id = s.user_id where email = $1',
			[email],
		);
		expect(sessions.rows).toHaveLength(1);
		google.state.somebody = newSomebody({ email });
		expect(failure(await enter(auth))).toEqual(banned);
	});

	it('those whom the provider gives no address, or none that is one', async () => {
		for (const email of [undefined, 'not an address']) {
			google.state.somebody = { sub: newSomebody().sub, ...(email && { email, email_verified: true }) };
			expect(failure(await enter(auth))[2]).toBe('Error getting user email from external provider');
		}
	});
});

describe('an invitation', () => {
	const invite = async (email: string, token: string) => {
		const { rows } = await database.query<{ id: string }>(
			`insert into auth.users (email, invited_at, confirmation_token, confirmation_sent_at) values ($1, now(), $2, now()) returning id`,
			[email, token],
		);
		return rows[0]?.id ?? '';
	};
	const enterWith = (token: string) =>
		goThrough(strict, google, `${SITE}/auth/v1/authorize?provider=google&redirect_to=${SITE}/en&invite_token=${token}`);

	it('proves the address that it went to', async () => {
		google.state.somebody = newSomebody({ email_verified: false });
		const id = await invite(google.state.somebody.email ?? '', 'token_1');
		const back = await enterWith('token_1');
		expect((await auth.keys.verify(fragmentOf(back).access_token ?? '')).sub).toBe(id);
		expect(await accountsOf(google.state.somebody.email ?? '')).toMatchObject([
			{ confirmed: true, providers: ['google'] },
		]);
	});

	it('is for one address only', async () => {
		await invite(newEmail(), 'token_2');
		expect(failure(await enterWith('token_2'))[2]).toBe('Invited email does not match emails from external provider');
	});

	it.each(['unknown', '%00', 'token_1'])('must be known: %s', async (token) => {
		const answer = await strict.call('GET', `/authorize?provider=google&invite_token=${token}`);
		expect([answer.status, answer.body.code]).toEqual([404, 'user_not_found']);
	});
});
