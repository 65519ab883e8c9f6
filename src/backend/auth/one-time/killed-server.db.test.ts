import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { killedAfter } from '../testing/killed-server.ts';
import { codeOf, followMail, newPhone, textedCode } from '../testing/sent-mails.ts';

/**
 * A server that is killed between any two of its steps: each operation is either complete or can be repeated. Each flow
 * is run once per step, with a database that is gone after that step.
 */

let database: Database;
let auth: TestAuth;
let trusting: TestAuth;
let email: string;
const settings = { AUTH_AUTOCONFIRM: 'off', AUTH_PHONE: 'on', AUTH_ANONYMOUS: 'on' };
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings });
	trusting = await openTestAuth(database);
});
beforeEach(() => {
	email = newEmail();
});
afterAll(() => database.close());

const password = 'correct horse';
/** More steps than any flow has; a flow that has fewer is run to its end. */
const STEPS = [0, 1, 2, 3, 4];

describe.each(STEPS)('a server killed after %i steps', (steps) => {
	let dying: TestAuth;
	beforeEach(async () => {
		dying = await killedAfter(auth, steps);
	});

	it('in a sign-up: the person can sign up', async () => {
		await dying.call('POST', '/signup', { body: { email, password } });
		auth.skip(61);
		expect((await auth.call('POST', '/signup', { body: { email, password } })).status).toBe(200);
		expect((await followMail(auth, auth.mailbox.lastTo(email))).fragment.type).toBe('signup');
		expect((await auth.call('POST', '/token?grant_type=password', { body: { email, password } })).status).toBe(200);
	});

	it('in a sign-up by phone whose message fails: the person can sign up', async () => {
		const phone = newPhone();
		auth.mailbox.refuse(new Error('connection refused'));
		await dying.call('POST', '/signup', { body: { phone, password } });
		auth.mailbox.refuse(null);
		auth.skip(61);
		expect((await auth.call('POST', '/signup', { body: { phone, password } })).status).toBe(200);
		const token = textedCode(auth, phone);
		expect((await auth.call('POST', '/verify', { body: { phone, token, type: 'sms' } })).status).toBe(200);
	});

	it('when a link is followed: it was used and there is a session, or it can be used', async () => {
		const someone = await signUp(trusting);
		await auth.call('POST', '/otp', { body: { email: someone.email } });
		const message = auth.mailbox.lastTo(someone.email);
		const died = (await followMail(dying, message)).fragment;
		const again = (await followMail(auth, message)).fragment;
		expect([Boolean(died.access_token), Boolean(again.access_token)].filter(Boolean)).toHaveLength(1);
		const { rows } = await database.query('select id from auth.sessions where user_id = $1', [someone.id]);
		expect(rows).toHaveLength(2);
	});

	it('when a link of the PKCE flow is followed: it can be exchanged, or followed', async () => {
		const someone = await signUp(trusting);
		const verifier = 'v'.repeat(50);
		const code_challenge = createHash('sha256').update(verifier).digest('base64url');
		const body = { email: someone.email, code_challenge, code_challenge_method: 's256' };
		await auth.call('POST', '/otp', { body });
		const message = auth.mailbox.lastTo(someone.email);
		const died = (await followMail(dying, message)).query.code;
		const code = died ?? (await followMail(auth, message)).query.code ?? '';
		const exchange = (service: TestAuth) =>
			service.call('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: verifier } });
		const first = await exchange(await killedAfter(auth, steps));
		const second = await exchange(auth);
		expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1);
	});

	it('in a change of address: it stays or becomes the person’s, with identity and all', async () => {
		const someone = await signUp(trusting);
		await dying.call('PUT', '/user', { token: someone.access, body: { email, data: { theme: 'dark' } } });
		auth.skip(61);
		await auth.call('PUT', '/user', { token: someone.access, body: { email } });
		for (const by of [someone.email, email]) {
			const token = codeOf(auth.mailbox.lastTo(by));
			const verifying = await killedAfter(auth, steps);
			const died = await verifying.call('POST', '/verify', { body: { email: by, token, type: 'email_change' } });
			const body = { email: by, token, type: 'email_change' };
			if (died.status !== 200) expect((await auth.call('POST', '/verify', { body })).status).toBe(200);
		}
		const { rows } = await database.query(
			`select u.email, i.email as identity from auth.users u join auth.identities i on i.user_id = u.id where u.id = $1`,
			[someone.id],
		);
		expect(rows).toEqual([{ email, identity: email }]);
	});

	it('in a new password: the old one and all sessions, or the new one and this session', async () => {
		const someone: SignedUp = await signUp(trusting);
		const other = (await trusting.call('POST', '/token?grant_type=password', { body: someone })).body.access_token;
		await dying.call('PUT', '/user', { token: someone.access, body: { password: 'another one' } });
		const login = (given: string) =>
			auth.call('POST', '/token?grant_type=password', { body: { email: someone.email, password: given } });
		const changed = (await login('another one')).status === 200;
		expect((await login(password)).status).toBe(changed ? 400 : 200);
		expect((await auth.call('GET', '/user', { token: other as string })).status).toBe(changed ? 403 : 200);
		expect((await auth.call('GET', '/user', { token: someone.access })).status).toBe(200);
	});
});
