import { expect, it } from 'vitest';
import { readConfig } from '#src/platform/settings/config.ts';
import { riskySettings } from './risky-settings.ts';

const google = { GOOGLE_CLIENT_ID: 'client' };
const school = { AUTH_OIDC: '[{"id":"custom:school","issuer":"https://school.example","client_id":"client"}]' };
const mail = { SMTP_URL: 'smtp://localhost' };

it.each<[string, Record<string, string>, string | null]>([
	['nothing set', {}, null],
	['Google without mail', google, 'sign-in by google:'],
	['another issuer without mail', school, 'sign-in by custom:school:'],
	[
		'both, confirmed at once in spite of mail',
		{ ...google, ...school, ...mail, AUTH_AUTOCONFIRM: 'on' },
		'sign-in by google, custom:school:',
	],
	['Google with mail', { ...google, ...mail }, null],
	['codes for tests', { AUTH_SMS_TEST_CODES: '15005550006=123456' }, 'signs in as 1 phone number.'],
	['Google, and nobody confirmed', { ...google, AUTH_AUTOCONFIRM: 'off' }, null],
])('%s', (_, settings, said) => {
	const warnings = riskySettings(readConfig(settings));
	if (said === null) expect(warnings).toEqual([]);
	else expect(warnings).toEqual([expect.stringContaining(said)]);
});
