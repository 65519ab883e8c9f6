import { expect, test } from 'vitest';
import { Problem } from '#src/platform/http/problem.ts';
import type { SessionBody } from '../../sessions/session-answer.ts';
import { errorRedirect, messageRedirect, sessionRedirect, withCode } from './verify-redirects.ts';

const session = {
	access_token: 'a.b.c',
	expires_at: 9,
	expires_in: 3600,
	refresh_token: 'r',
	token_type: 'bearer',
} as SessionBody;
const expired = new Problem('otp_expired', 403, 'Link is over');

test.each([
	[
		'a session',
		sessionRedirect('https://s.example/x?y=1#old', session, 'signup'),
		'https://s.example/x?y=1#access_token=a.b.c&expires_at=9&expires_in=3600&refresh_token=r&sb=&token_type=bearer&type=signup',
	],
	['a code', withCode('https://s.example/x', 'c'), 'https://s.example/x?code=c'],
	['a code beside a query', withCode('https://s.example/x?q=a%20b', 'c'), 'https://s.example/x?q=a%20b&code=c'],
	[
		'a code in place of an older one',
		withCode('https://s.example/x?code=old&q=1#f', 'c'),
		'https://s.example/x?q=1&code=c#f',
	],
	[
		'a message',
		messageRedirect('https://s.example/', 'one of two', false),
		'https://s.example/#message=one+of+two&sb=',
	],
	[
		'a message of PKCE',
		messageRedirect('https://s.example/', 'one of two', true),
		'https://s.example/?message=one+of+two#message=one+of+two&sb=',
	],
	[
		'an error',
		errorRedirect('https://s.example/', expired, false),
		'https://s.example/#error=access_denied&error_code=otp_expired&error_description=Link+is+over&sb=',
	],
	[
		'an error of PKCE',
		errorRedirect('https://s.example/', expired, true),
		'https://s.example/?error=access_denied&error_code=otp_expired&error_description=Link+is+over#error=access_denied&error_code=otp_expired&error_description=Link+is+over&sb=',
	],
	[
		'a status without a name',
		errorRedirect('https://s.example/', new Problem('conflict', 409, 'm'), false),
		'https://s.example/#error_code=conflict&error_description=m&sb=',
	],
])('%s', (_, redirect, expected) => {
	expect(redirect).toBe(expected);
});
