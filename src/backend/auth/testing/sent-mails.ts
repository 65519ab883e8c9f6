import type { MailMessage } from '#src/mail/mail.ts';
import type { TestAuth } from './auth-fixture.ts';

/** Where the browser was redirected: the address without query and fragment, and the parameters of both. */
export type Arrival = {
	status: number;
	location: string;
	to: string;
	query: Record<string, string>;
	fragment: Record<string, string>;
};

/** Opens a link of our own as a browser does, up to the redirect. */
export async function followLink(auth: Pick<TestAuth, 'call'>, link: string | null): Promise<Arrival> {
	if (!link) throw new Error('there is no link');
	const url = new URL(link);
	if (!url.pathname.startsWith('/auth/v1/')) throw new Error(`the link leads elsewhere: ${link}`);
	const { status, headers, text } = await auth.call('GET', url.pathname.slice('/auth/v1'.length) + url.search);
	const location = headers.get('location');
	if (!location) throw new Error(`the link leads nowhere: ${status} ${text}`);
	const target = new URL(location);
	return {
		status,
		location,
		to: location.split(/[?#]/, 1)[0] ?? '',
		query: Object.fromEntries(target.searchParams),
		fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
	};
}

/** Opens the link of a mail. */
export const followMail = (auth: Pick<TestAuth, 'call'>, message: MailMessage): Promise<Arrival> =>
	followLink(auth, message.link);

/** The code of a mail. */
export function codeOf({ code, kind, to }: MailMessage): string {
	if (!code) throw new Error(`the mail ${kind} to ${to} has no code`);
	return code;
}

/** The code of the last text message to a number (digits only). */
export function textedCode({ mailbox }: Pick<TestAuth, 'mailbox'>, to: string): string {
	const code = /\d{6}/.exec(mailbox.texts.findLast((text) => text.to === to)?.message ?? '')?.[0];
	if (!code) throw new Error(`no code was texted to ${to}`);
	return code;
}

let phones = 0;
/** A number nobody has yet, as it is kept. */
export const newPhone = (): string =>
	`3460${String(++phones).padStart(4, '0')}${Math.floor(1000 + Math.random() * 9000)}`;
