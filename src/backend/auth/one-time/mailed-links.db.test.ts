import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMail } from '#src/mail/create-mail.ts';
import { startMailServer } from '#src/mail/testing/mail-server.ts';
import type { Database } from '#src/platform/database/database.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type TestAuth } from '../testing/auth-fixture.ts';

/** Mails go through a real SMTP server here; the tests follow the links and type the codes that are in them. */
let database: Database;
let server: Awaited<ReturnType<typeof startMailServer>>;
let mail: ReturnType<typeof createMail>;
let auth: TestAuth;
beforeAll(async () => {
	database = await openTestDatabase();
	server = await startMailServer({ refuse: (to) => (to.startsWith('nobody') ? { code: 550, text: 'no' } : null) });
	mail = createMail(readConfig({ SMTP_URL: server.url, SITE_URL: 'http://localhost:3000' }), { info: () => {} });
	auth = await openTestAuth(database, { settings: { AUTH_AUTOCONFIRM: 'off', AUTH_EMAIL_FREQUENCY: '0' }, mail });
});
afterAll(async () => {
	mail.close();
	await server.close();
	await database.close();
});

/** The newest mail to an address, and the link and the code in its text. */
function mailTo(email: string) {
	const mailed = server.received.findLast(({ recipients }) => recipients.includes(email));
	const [link = ''] = mailed?.text?.match(/https?:\/\/\S+/) ?? [];
	const [code = ''] = mailed?.text?.match(/^\d{6}$/m) ?? [];
	return { mailed, link, code, subject: mailed?.subject };
}

/** Opens a link as a browser does, without following where it leads. */
async function open(link: string) {
	const answer = await auth.fetch(link, { redirect: 'manual' });
	const target = new URL(answer.headers.get('location') ?? 'about:blank');
	return { status: answer.status, target, fragment: new URLSearchParams(target.hash.slice(1)) };
}

describe('the link in a mail', () => {
	it('confirms an address and signs in, once', async () => {
		const email = newEmail();
		const client = auth.client();
		const options = { data: { language: 'fa' }, emailRedirectTo: 'http://localhost:3000/fa/profile' };
		const { data } = await client.auth.signUp({ email, password: 'correct horse', options });
		expect(data.session).toBeNull();
		const { link, subject, mailed } = mailTo(email);
		expect(subject).toBe('نشانی ایمیلت را تأیید کن');
		expect(mailed?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);

		const { status, target, fragment } = await open(link);
		expect([status, target.pathname, fragment.get('type')]).toEqual([303, '/fa/profile', 'signup']);
		const tokens = {
			access_token: fragment.get('access_token') ?? '',
			refresh_token: fragment.get('refresh_token') ?? '',
		};
		const { data: session } = await client.auth.setSession(tokens);
		expect(session.user?.email_confirmed_at).toBeTruthy();
		expect((await open(link)).fragment.get('error_code')).toBe('otp_expired');
	});

	it('signs in without a password', async () => {
		const email = newEmail();
		const client = auth.client();
		await client.auth.signUp({ email, password: 'correct horse' });
		await open(mailTo(email).link);
		await client.auth.signInWithOtp({ email });
		const { link, subject } = mailTo(email);
		expect(subject).toBe('Your link to Hoopoe');
		expect((await open(link)).fragment.get('type')).toBe('magiclink');
	});

	it('sets a new password, and a notice follows', async () => {
		const email = newEmail();
		const client = auth.client();
		await client.auth.signUp({ email, password: 'correct horse', options: { data: { language: 'es' } } });
		await open(mailTo(email).link);
		await client.auth.resetPasswordForEmail(email);
		expect(mailTo(email).subject).toBe('Elige una contraseña nueva');
		const { fragment } = await open(mailTo(email).link);
		await client.auth.setSession({
			access_token: fragment.get('access_token') ?? '',
			refresh_token: fragment.get('refresh_token') ?? '',
		});
		expect((await client.auth.updateUser({ password: 'another horse' })).error).toBeNull();
		await expect.poll(() => mailTo(email).subject).toBe('Tu contraseña ha cambiado');
	});
});

it('the code in a mail does the same', async () => {
	const email = newEmail();
	const client = auth.client();
	await client.auth.signUp({ email, password: 'correct horse' });
	const { data, error } = await client.auth.verifyOtp({ email, token: mailTo(email).code, type: 'signup' });
	expect([error, data.session?.user.email]).toEqual([null, email]);
});

it('an address that the mail server refuses is refused to the person', async () => {
	const { error } = await auth.client().auth.signUp({ email: `nobody.${newEmail()}`, password: 'correct horse' });
	expect([error?.code, error?.status]).toEqual(['email_address_invalid', 400]);
});
