import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startNotes } from './start-notes.ts';

const all = { SMTP_URL: 'smtp://localhost', CONTACT_PHONE: '+34600111222' };

it.each<[string, Record<string, string>, RegExp[]]>([
	['everything set', all, []],
	['no mail', { CONTACT_PHONE: all.CONTACT_PHONE }, [/confirmed at once/]],
	[
		'no mail, and nobody confirmed at once',
		{ CONTACT_PHONE: all.CONTACT_PHONE, AUTH_AUTOCONFIRM: 'off' },
		[/^(?!.*at once).*sign-ups wait/],
	],
	['no number', { SMTP_URL: all.SMTP_URL }, [/^CONTACT_PHONE is not set/]],
	['phones without anybody who sends codes', { ...all, AUTH_PHONE: 'on' }, [/nobody can sign in by phone/]],
	[
		'phones that are confirmed at once',
		{ ...all, AUTH_PHONE: 'on', AUTH_PHONE_AUTOCONFIRM: 'on' },
		[/by phone with a password/],
	],
])('%s', (_, settings, said) => {
	expect(startNotes(readConfig(settings))).toEqual(said.map((one) => expect.stringMatching(one)));
});
