import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './mail.ts';

/** Writes every letter into a folder, where no mail server is configured. */
export function createOutbox(folder: string, log: { info(about: object, line: string): void }): Mail {
	return {
		async send(letter) {
			await mkdir(folder, { recursive: true });
			const file = join(folder, `${Date.now()}-${letter.kind}.eml`);
			await writeFile(file, `To: ${letter.to}\n\n${letter.link ?? ''}\n${letter.code ?? ''}\n`);
			log.info({ file }, 'a mail was written to the outbox');
		},
	};
}
