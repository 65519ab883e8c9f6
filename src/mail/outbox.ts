import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#src/platform/process/log.ts';
import type { MailTransport } from './mail-transport.ts';

/** A mail as `send` names it; `.part` while it is written. */
const NAME = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9a-f]{6}\.eml(?:\.part)?$/;

/**
 * Writes every message into a folder, where no mail server is configured. Names begin with the time, so they sort, and have
 * the id of the account in them, so that its mails can go with it.
 */
export function openOutbox(folder: string, log: Pick<Log, 'info'>): MailTransport {
	const names = () => readdir(folder).catch(noFolder);
	return {
		async send(message, { kind, userId }) {
			// Loaded with the first mail: many a start never sends one.
			const { createTransport } = await import('nodemailer');
			const transport = createTransport({
				streamTransport: true,
				buffer: true,
				newline: 'windows',
				disableFileAccess: true,
				disableUrlAccess: true,
			});
			const { message: eml } = await transport.sendMail(message);
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const time = new Date().toISOString().replaceAll(':', '-');
			const file = join(folder, `${time}-${kind}-${userId}-${randomBytes(3).toString('hex')}.eml`);
			// The folder contains complete mails only.
			await writeFile(`${file}.part`, eml as Buffer, { mode: 0o600 });
			await rename(`${file}.part`, file);
			log.info({ file }, 'a mail was written to the outbox');
		},
		async forget(userId) {
			for (const name of await names())
				if (NAME.exec(name)?.[1] === userId) await rm(join(folder, name), { force: true });
		},
		async remembered() {
			return [...new Set((await names()).flatMap((name) => NAME.exec(name)?.[1] ?? []))];
		},
		close() {},
	};
}

/** Nothing was ever sent. */
function noFolder(error: NodeJS.ErrnoException): string[] {
	if (error.code === 'ENOENT') return [];
	throw error;
}
