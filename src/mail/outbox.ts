import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#src/platform/log.ts';
import type { Post } from './post.ts';

/** Writes every message into a folder, where no mail server is configured. Names begin with the time, so they sort. */
export function openOutbox(folder: string, log: Pick<Log, 'info'>): Post {
	return {
		async post(message, kind) {
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
			const file = join(folder, `${time}-${kind}-${randomBytes(3).toString('hex')}.eml`);
			// Whoever looks into the folder finds whole mails only.
			await writeFile(`${file}.part`, eml as Buffer, { mode: 0o600 });
			await rename(`${file}.part`, file);
			log.info({ file }, 'a mail was written to the outbox');
		},
		close() {},
	};
}
