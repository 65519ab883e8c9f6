import { performance } from 'node:perf_hooks';
import { Problem } from '#src/platform/http/problem.ts';
import { wasBusySince } from '#src/platform/process/event-loop.ts';
import type { MailTransport } from './mail-transport.ts';

/** Long enough for a slow server, short enough that the visitor gets the error before the request times out. */
const usual = { dnsTimeout: 3_000, connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 8_000 };

/** The mail server did not take a message. The message names no address and no secret, so that it may be logged. */
export class MailError extends Error {
	override readonly name = 'MailError';
}

/**
 * Sends over SMTP by a few kept connections. Beyond this machine the connection must be encrypted and the server's
 * certificate good; the URL's own query may say otherwise (`?ignoreTLS=true`, `?tls.rejectUnauthorized=false`).
 */
export function openSmtp(url: string, timeouts: typeof usual = usual): MailTransport {
	const { hostname, searchParams } = new URL(url);
	const own = searchParams.has('requireTLS') || searchParams.has('ignoreTLS');
	const options = {
		url,
		pool: true as const,
		maxConnections: 3,
		...timeouts,
		...(!own && !isLoopback(hostname) && { requireTLS: true }),
		disableFileAccess: true,
		disableUrlAccess: true,
	};
	// Loaded with the first mail: many a start never sends one.
	const open = async () => (await import('nodemailer')).createTransport(options);
	let opening: ReturnType<typeof open> | undefined;
	return {
		async send(message) {
			opening ??= open();
			const transport = await opening;
			const before = performance.eventLoopUtilization();
			try {
				await transport.sendMail(message).catch((error: unknown) => {
					// The server may have greeted in time, and nobody here have listened. Nothing was sent yet.
					if (!neverBegan(error) || !wasBusySince(before)) throw error;
					return transport.sendMail(message);
				});
			} catch (error) {
				throw refusalOf(error);
			}
		},
		// The mail server has them.
		forget: async () => {},
		remembered: async () => [],
		close: () => void opening?.then((transport) => transport.close()),
	};
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Whether the time for connecting or for the server's greeting was over. */
const neverBegan = (error: unknown): boolean =>
	/^(?:CONNECT|GREETING)_TIMEOUT$/.test(String((error as { timeoutType?: unknown }).timeoutType));

/** What a failed sending means. Nodemailer's own messages repeat the address, so they are not passed on. */
function refusalOf(error: unknown): Error {
	const { code, command, responseCode, permanent, originalCode, timeoutType } = error as {
		code?: string;
		command?: string;
		responseCode?: number;
		permanent?: boolean;
		originalCode?: string;
		timeoutType?: string;
	};
	if (code === 'EENVELOPE' && (command === 'API' || (command === 'RCPT TO' && permanent)))
		return new Problem('email_address_invalid', 400, 'The mail server does not accept this email address');
	if (code === 'EAUTH' || code === 'ENOAUTH')
		return new MailError('the mail server refused the user or password of SMTP_URL');
	if (responseCode && code !== 'ETLS')
		return new MailError(`the mail server answered ${responseCode} to ${command ?? 'the message'}`);
	const why = [code, originalCode, timeoutType].filter(Boolean).join(', ');
	const unsafe = code === 'ETLS' || /CERT|SIGNED|ISSUER|SIGNATURE|TLS|SSL|EPROTO/.test(originalCode ?? '');
	return new MailError(
		unsafe
			? `no encrypted connection to the mail server could be made (${why})`
			: `the mail server cannot be reached (${why})`,
	);
}
