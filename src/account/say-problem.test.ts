import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { codeOf, type Problems, sayProblem } from './say-problem.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

const reader = (problems: Problems, locale: string) => createTranslator<Problems>({ locale, messages: problems });
const say = (error: unknown) => sayProblem(reader(en.auth.problems, 'en'), error, en.auth.failed);

describe('messages of errors', () => {
	const { problems } = en.auth;
	it.each([
		['by its code', { code: 'invalid_credentials', status: 400, message: 'x' }, problems.invalid_credentials],
		['by a code that means the same', { code: 'refresh_token_not_found', status: 400 }, problems.session_not_found],
		['of a ceremony called off', { name: 'NotAllowedError', message: 'x' }, problems.given_up],
		['of a ceremony inside another error', { name: 'WebAuthnError', cause: { name: 'AbortError' } }, problems.given_up],
		['of a wallet that was called off', { code: 4001, message: 'User rejected' }, problems.given_up],
		['of a key that is known', { name: 'InvalidStateError' }, problems.webauthn_credential_exists],
		['of a service that is down', { status: 503, message: 'x' }, problems.unreachable],
		['of a connection that is gone', new TypeError('Failed to fetch'), problems.unreachable],
		['in the service’s own words where the code is new', { code: 'brand_new', status: 400, message: 'New.' }, 'New.'],
		['in general where there are no words', { code: 'brand_new', status: 400, message: '' }, 'Authentication failed'],
		['in general where the client found no message', { status: 400, message: '{}' }, 'Authentication failed'],
		['of a provider whose person said no', { code: 'access_denied', status: 400, message: 'x' }, problems.given_up],
		[
			'of files that are too many',
			{ code: 'QuotaExceeded', status: 403, message: 'quota exceeded' },
			problems.picture_no_room,
		],
		[
			'of one picture more than there may be',
			{ code: 'AccessDenied', status: 403, message: 'new row violates row-level security policy' },
			problems.picture_no_room,
		],
		['in general of a name of objects', { code: 'toString', status: 400, message: '' }, 'Authentication failed'],
	])('%s', (_how, error, told) => {
		expect(say(error)).toBe(told);
	});

	it('in general of a provider, where there are no words', () => {
		const told = sayProblem(reader(problems, 'en'), { status: 400, message: '' }, en.auth.googleFailed);
		expect(told).toBe('Error signing in with Google');
	});

	it('read the code in every form of error', () => {
		expect(codeOf({ code: 'weak_password', name: 'AuthWeakPasswordError' })).toBe('weak_password');
		expect(codeOf({ name: 'AuthUnknownError' })).toBe('');
	});

	it.each([
		['en', en],
		['fa', fa],
		['ar', ar],
		['es', es],
	] as const)('in %s, each code a sentence of its own', (locale, { auth }) => {
		const told = Object.keys(auth.problems).map((code) =>
			sayProblem(reader(auth.problems, locale), { code, status: 400, message: 'raw' }, 'otherwise'),
		);
		expect(told).toEqual(Object.values(auth.problems));
		expect(new Set(told).size).toBe(told.length);
	});
});
