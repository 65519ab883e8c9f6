import { Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#src/platform/settings/config.ts';
import { createMail } from './create-mail.ts';
import type { MailMessage } from './mail.ts';
import { PICTURE } from './mail-html.ts';
import { openSmtp } from './smtp.ts';
import { startMailServer } from './testing/mail-server.ts';

const link =
	'https://hoopoe.example/auth/v1/verify?token=pkce_0123456789abcdef&type=signup&redirect_to=https://a.example/';
const message: MailMessage = {
	kind: 'confirmation',
	userId: '0c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e',
	to: 'shirin@example.org',
	language: 'fa',
	link,
	code: '012345',
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close();
});

async function serverWith(options: Parameters<typeof startMailServer>[0] = {}) {
	const server = await startMailServer(options);
	closing.push(server.close);
	return server;
}

function mailBy(url: string) {
	const lines: unknown[] = [];
	const config = readConfig({
		SMTP_URL: url,
		MAIL_FROM: 'هدهد <hello@hoopoe.example>',
		SITE_URL: 'https://hoopoe.example',
	});
	const mail = createMail(config, { info: (...line: unknown[]) => void lines.push(line) });
	closing.push(mail.close);
	return { ...mail, lines };
}

/** What a failed sending says, all that could reach a log. */
const failure = (sending: Promise<void>) =>
	sending.then(
		() => 'sent',
		(error: Error & { code?: string; status?: number }) => ({
			name: error.name,
			...(error.code && { code: error.code, status: error.status }),
			message: error.message,
			cause: error.cause,
		}),
	);

/** Occupies this process for longer than the times of the test below. */
function occupy(): void {
	for (const until = performance.now() + 1_300; performance.now() < until; );
}

describe('a mail over SMTP', () => {
	it('arrives whole: sender, address, both forms, the language', async () => {
		const server = await serverWith();
		const mail = mailBy(server.url);
		await mail.send(message);
		const [mailed] = server.received;
		expect(mailed?.recipients).toEqual(['shirin@example.org']);
		expect(mailed?.from).toMatchObject({ name: 'هدهد', address: 'hello@hoopoe.example' });
		expect(mailed?.to).toMatchObject([{ address: 'shirin@example.org' }]);
		expect(mailed?.subject).toBe('نشانی ایمیلت را تأیید کن');
		expect(mailed?.text).toContain(link);
		expect(mailed?.text).toContain('012345');
		expect(mailed?.html).toContain('dir="rtl"');
		expect(mailed?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
		expect(mailed?.raw).toMatch(/^Content-Type: multipart\/alternative/m);
		expect(mailed?.attachments).toMatchObject([
			{ contentId: `<${PICTURE}>`, disposition: 'inline', mimeType: 'image/png' },
		]);
		expect(mailed?.html).toContain(`src="cid:${PICTURE}"`);
		const header = (name: string) => mailed?.headers.find(({ key }) => key === name)?.value;
		expect([header('content-language'), header('auto-submitted')]).toEqual(['fa', 'auto-generated']);
		expect(mail.lines).toEqual([]);
	});

	it('goes to one address, whatever the address looks like', async () => {
		const server = await serverWith();
		const mail = mailBy(server.url);
		await failure(mail.send({ ...message, to: 'a@example.org, b@example.org' }));
		expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('b@example.org');
		const injected = await failure(mail.send({ ...message, to: 'a@example.org\r\nBcc: b@example.org' }));
		expect(server.received.map(({ raw }) => raw).join()).not.toMatch(/^Bcc/im);
		expect(injected).toMatchObject({ code: 'email_address_invalid', status: 400 });
	});

	it('signs in where the server wants it, with mails of all kinds in the password', async () => {
		const server = await serverWith({ user: 'hoo poe' });
		await mailBy(`smtp://hoo%20poe:pass%2Fword@localhost:${server.port}?ignoreTLS=true`).send(message);
		expect(server.received[0]?.user).toBe('hoo poe');
	});

	it('is kept to a few connections', async () => {
		const server = await serverWith();
		const mail = mailBy(server.url);
		await Promise.all(Array.from({ length: 12 }, () => mail.send(message)));
		expect(server.received).toHaveLength(12);
		expect(server.connections()).toBeLessThanOrEqual(3);
	});
});

describe('a message that cannot be sent', () => {
	it('because the server does not know the address, is the address’s fault', async () => {
		const server = await serverWith({ refuse: (address) => ({ code: 550, text: `5.1.1 <${address}> unknown` }) });
		expect(await failure(mailBy(server.url).send(message))).toEqual({
			name: 'Problem',
			code: 'email_address_invalid',
			status: 400,
			message: 'The mail server does not accept this email address',
			cause: undefined,
		});
	});

	it('because the server is busy, is not', async () => {
		const server = await serverWith({ refuse: (address) => ({ code: 451, text: `4.7.1 <${address}> later` }) });
		expect(await failure(mailBy(server.url).send(message))).toEqual({
			name: 'MailError',
			message: 'the mail server answered 451 to RCPT TO',
			cause: undefined,
		});
	});

	it('because user or password are wrong', async () => {
		const server = await serverWith({ user: 'hoopoe' });
		expect(await failure(mailBy(`smtp://hoopoe:wrong@localhost:${server.port}?ignoreTLS=true`).send(message))).toEqual({
			name: 'MailError',
			message: 'the mail server refused the user or password of SMTP_URL',
			cause: undefined,
		});
	});

	it.each([
		['whose certificate nobody vouches for', true, '?requireTLS=true'],
		['without encryption, beyond this machine', false, ''],
	])('because of a server %s', async (_, encryption, query) => {
		const server = await serverWith({ encryption });
		const sending = mailBy(`smtp://0.0.0.0:${server.port}${query}`).send(message);
		expect(await failure(sending)).toEqual({
			name: 'MailError',
			message: expect.stringMatching(/^no encrypted connection to the mail server could be made \(E\w+/),
			cause: undefined,
		});
		expect(server.received).toEqual([]);
	});

	it('unless the operator allows that', async () => {
		const server = await serverWith();
		await mailBy(`smtp://0.0.0.0:${server.port}?ignoreTLS=true`).send(message);
		expect(server.received[0]?.encrypted).toBe(false);
		const self = await serverWith({ encryption: true });
		await mailBy(`smtp://localhost:${self.port}?requireTLS=true&tls.rejectUnauthorized=false`).send(message);
		expect(self.received[0]?.encrypted).toBe(true);
	});

	it.each(['connection', 'greeting'] as const)(
		'but not because this process was too busy to hear the %s',
		async (late) => {
			const server = await serverWith();
			// By number: what is late here is not the name server.
			const { send, close } = openSmtp(`smtp://127.0.0.1:${server.port}`, {
				dnsTimeout: 2_000,
				connectionTimeout: 1_000,
				greetingTimeout: 1_000,
				socketTimeout: 4_000,
			});
			closing.push(close);
			// Occupied from the moment on in which the next event of the first connection is waited for.
			const { connect } = Socket.prototype;
			const connecting = vi.spyOn(Socket.prototype, 'connect').mockImplementationOnce(function (
				this: Socket,
				...to: unknown[]
			) {
				if (late === 'greeting') this.once('connect', () => queueMicrotask(occupy));
				else queueMicrotask(occupy);
				return Reflect.apply(connect, this, to);
			});
			closing.push(() => connecting.mockRestore());
			await send({ from: 'a@example.org', to: 'b@example.org', text: 'one' }, message);
			expect(server.received.map(({ text }) => text?.trim())).toEqual(['one']);
			expect(connecting).toHaveBeenCalledTimes(2);
		},
	);

	it('because there is no server, or one that never answers', async () => {
		const gone = await startMailServer();
		await gone.close();
		expect(await failure(mailBy(gone.url).send(message))).toMatchObject({
			name: 'MailError',
			message: expect.stringMatching(/^the mail server cannot be reached \(ESOCKET, ECONNREFUSED\)$/),
		});
		const silent = await serverWith({ silent: true });
		expect(await failure(mailBy(silent.url).send(message))).toMatchObject({
			name: 'MailError',
			message: expect.stringMatching(/^the mail server cannot be reached \(ETIMEDOUT/),
		});
	});
});
