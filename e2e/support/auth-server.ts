import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { CLIENT, openOpenidProvider } from '../../src/backend/auth/providers/testing/openid-provider.ts';
import { openIdentityProvider } from '../../src/backend/auth/saml/testing/identity-provider.ts';
import { startMailServer } from '../../src/mail/testing/mail-server.ts';
import { BARE_PATH } from './client-in-page.ts';
import { test as plain } from './fixtures.ts';
import { findFreePort, secretKey, startFreshServer } from './server.ts';

/** A service of the operator's that text messages are handed to. */
async function startTextService() {
	const received: { to: string; message: string }[] = [];
	const server = createServer(async (request, response) => {
		received.push(JSON.parse(await text(request)));
		response.end();
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const { port } = server.address() as AddressInfo;
	return { received, url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/**
 * A server of its own with everything enabled, where addresses must be confirmed, and the services around it: a mail
 * server, a service of text messages, an OpenID provider that stands in for Google, and the identity provider of
 * `uni.example`. `settings` are added to the server's own, or take their places.
 */
export async function openAuthServer(settings: Record<string, string> = {}) {
	// The provider has to know the address before the server runs there.
	const port = await findFreePort();
	const address = `http://localhost:${port}`;
	const mail = await startMailServer();
	const texts = await startTextService();
	const google = await openOpenidProvider({ callback: `${address}/auth/v1/callback` });
	const server = await startFreshServer(
		{
			SMTP_URL: mail.url,
			SMS_PROVIDER: 'webhook',
			SMS_WEBHOOK_URL: texts.url,
			GOOGLE_CLIENT_ID: CLIENT.id,
			GOOGLE_CLIENT_SECRET: CLIENT.secret,
			GOOGLE_ISSUER: google.issuer,
			AUTH_AUTOCONFIRM: 'off',
			AUTH_EMAIL_FREQUENCY: '0',
			AUTH_EMAILS_PER_HOUR: '0',
			AUTH_SMS_FREQUENCY: '0',
			AUTH_ANONYMOUS: 'on',
			AUTH_MANUAL_LINKING: 'on',
			AUTH_MFA_PHONE: 'on',
			AUTH_OAUTH_SERVER: 'on',
			AUTH_OAUTH_REGISTRATION: 'on',
			AUTH_SAML: 'on',
			...settings,
		},
		port,
	);
	const metadata = await (await fetch(`${address}/auth/v1/sso/saml/metadata`)).text();
	const university = await openIdentityProvider(metadata, 'https://idp.uni.example/metadata');
	const registered = await fetch(`${address}/auth/v1/admin/sso/providers`, {
		method: 'POST',
		headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
		body: JSON.stringify({
			type: 'saml',
			metadata_xml: university.metadata,
			domains: ['uni.example'],
			attribute_mapping: { keys: { email: { name: 'mail' } } },
		}),
	});
	expect(registered.status).toBe(201);

	const read = new Set<object>();
	/** Waits for an e-mail to `to` that nobody has read and that holds something of this form, and answers that. */
	async function find(to: string, form: RegExp): Promise<{ found: string; text: string }> {
		let newest = { found: '', text: '' };
		await expect
			.poll(() => {
				for (const one of mail.received) {
					const found = form.exec(one.text ?? '')?.[0];
					if (newest.found || !found || read.has(one) || !one.recipients.includes(to)) continue;
					read.add(one);
					newest = { found, text: one.text ?? '' };
				}
				return newest.found;
			})
			.not.toBe('');
		return newest;
	}
	const codeForm = /\b\d{6}\b/;

	return {
		address,
		/** An address of the site without a page of the app, where apps of others are tried. */
		bare: `${address}${BARE_PATH}`,
		google,
		/** The link and the code of the next e-mail to this address. */
		async mail(to: string): Promise<{ link: string; code: string }> {
			const { found, text } = await find(to, /http\S+\/auth\/v1\/verify\S+/);
			return { link: found, code: codeForm.exec(text)?.[0] ?? '' };
		},
		/** The code of the next e-mail to this address, which has no link. */
		code: async (to: string): Promise<string> => (await find(to, codeForm)).found,
		/** The code of the last text message to a number. */
		textedCode: (to: string): string =>
			codeForm.exec(texts.received.findLast((one) => one.to === to)?.message ?? '')?.[0] ?? '',
		/** Serves the university's page at its address, where a user is signed in and redirected back at once. */
		async openUniversity(page: Page, person: { nameId: string; email: string }): Promise<void> {
			await page.route(`${university.entityId}/sso?**`, async (route) => {
				const fields = Object.entries(await university.signIn(route.request().url(), person));
				const inputs = fields.map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
				await route.fulfill({
					contentType: 'text/html',
					body: `<form method="post" action="${address}/auth/v1/sso/saml/acs">${inputs.join('')}</form>
						<script>document.forms[0].submit()</script>`,
				});
			});
		},
		async close(): Promise<void> {
			await server.stop();
			await google.close();
			await mail.close();
			texts.close();
		},
	};
}

export type AuthServer = Awaited<ReturnType<typeof openAuthServer>>;

/** A test whose worker has such a server of its own, opened this way; its pages are that server's. */
export const testIn = (open: () => Promise<AuthServer>) =>
	plain.extend<object, { authServer: AuthServer }>({
		authServer: [
			// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
			async ({}, use) => {
				const authServer = await open();
				try {
					await use(authServer);
				} finally {
					await authServer.close();
				}
			},
			{ scope: 'worker', timeout: 120_000 },
		],
		baseURL: async ({ authServer }, use) => use(authServer.address),
	});

/** A test on the server as it is without further settings, one for all files that a worker runs. */
export const test = testIn(() => openAuthServer());
