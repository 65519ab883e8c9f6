import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#src/platform/settings/config.ts';
import { createMail } from './create-mail.ts';
import type { MailMessage } from './mail.ts';

const message: MailMessage = {
	kind: 'recovery',
	userId: '0c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e',
	to: 'shirin@example.org',
	language: 'ar',
	link: 'https://hoopoe.example/auth/v1/verify?token=0123456789abcdef&type=recovery',
	code: '654321',
};

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'hoopoe-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('without SMTP_URL mails are files that mail programs open, in the order they were written', async () => {
	const lines: unknown[][] = [];
	const mail = createMail(readConfig({ DATA_DIR: folder }), { info: (...line: unknown[]) => void lines.push(line) });
	await mail.send(message);
	await mail.send({ ...message, kind: 'password_changed', link: null, code: null });
	const outbox = join(folder, 'outbox');
	const files = readdirSync(outbox).sort();
	expect(files).toEqual([
		expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d.-]+Z-recovery-[\w-]+\.eml$/),
		expect.stringMatching(/-password_changed-[\w-]+\.eml$/),
	]);
	const raw = readFileSync(join(outbox, files[0] ?? ''), 'utf8');
	expect(raw.replaceAll('\r\n', '')).not.toContain('\n');
	const mailed = await PostalMime.parse(raw);
	expect(mailed).toMatchObject({
		subject: 'اختيار كلمة مرور جديدة',
		from: { name: 'Hoopoe', address: 'hoopoe@localhost' },
		to: [{ address: 'shirin@example.org' }],
		text: expect.stringContaining(message.link ?? ''),
		html: expect.stringContaining('<html lang="ar" dir="rtl">'),
	});
	expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
	// Mails hold keys to accounts.
	expect(statSync(join(outbox, files[0] ?? '')).mode & 0o077).toBe(0);
	expect(statSync(outbox).mode & 0o077).toBe(0);
});

it('the log tells where the message is, and nothing that is in it', async () => {
	const lines: unknown[][] = [];
	const mail = createMail(readConfig({ DATA_DIR: folder }), { info: (...line: unknown[]) => void lines.push(line) });
	await mail.send(message);
	const [file] = readdirSync(join(folder, 'outbox'));
	expect(lines).toEqual([[{ file: join(folder, 'outbox', file ?? '') }, 'a mail was written to the outbox']]);
	expect(JSON.stringify(lines)).not.toMatch(/shirin|0123456789abcdef|654321/);
});

it('the mails about an account can be removed, and nobody else’s', async () => {
	const mail = createMail(readConfig({ DATA_DIR: folder }), { info() {} });
	await mail.forget(message.userId);
	expect(await mail.remembered()).toEqual([]);
	const other = '1c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e';
	await mail.send(message);
	await mail.send({ ...message, to: 'an.older.address@example.org', kind: 'email_changed' });
	await mail.send({ ...message, userId: other });
	expect((await mail.remembered()).sort()).toEqual([message.userId, other]);
	await mail.forget(message.userId);
	expect(await mail.remembered()).toEqual([other]);
	expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1);
});
