import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail program reads it, and what the server knew of its sender. */
export type Received = Email & { raw: string; user: string | undefined; encrypted: boolean; recipients: string[] };

/** What an address is refused with, as an SMTP reply. */
type Refusal = { code: number; text: string };

/**
 * A real SMTP server on a free port that keeps what it is sent. With `user` it wants `user` and `password`; `refuse`
 * decides about addresses; `encryption` offers STARTTLS, by a self-signed certificate; `silent` never sends its
 * greeting.
 */
export async function startMailServer({
	user,
	refuse = () => null,
	encryption = false,
	silent = false,
}: {
	user?: string;
	refuse?: (address: string) => Refusal | null;
	encryption?: boolean;
	silent?: boolean;
} = {}) {
	const received: Received[] = [];
	let connections = 0;
	const server = new SMTPServer({
		authOptional: !user,
		allowInsecureAuth: true,
		disabledCommands: encryption ? [] : ['STARTTLS'],
		disableReverseLookup: true,
		onConnect(_session, answer) {
			connections++;
			if (!silent) answer();
		},
		onAuth({ username, password }, _session, answer) {
			if (username === user && password === 'pass/word') answer(null, { user: username });
			else answer(new Error('no'));
		},
		onRcptTo({ address }, _session, answer) {
			const refusal = refuse(address);
			answer(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : undefined);
		},
		onData(stream, session, answer) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', async () => {
				const raw = Buffer.concat(chunks).toString();
				received.push({
					...(await PostalMime.parse(raw)),
					raw,
					user: session.user as string | undefined,
					encrypted: session.secure,
					recipients: session.envelope.rcptTo.map(({ address }) => address),
				});
				answer();
			});
		},
	});
	// A client that was killed in the middle of a mail.
	server.on('error', () => {});
	await new Promise<void>((ready) => server.listen(0, '0.0.0.0', ready));
	const { port } = server.server.address() as AddressInfo;
	return {
		port,
		url: `smtp://localhost:${port}`,
		received,
		connections: () => connections,
		close: () => new Promise<void>((done) => server.close(done)),
	};
}
