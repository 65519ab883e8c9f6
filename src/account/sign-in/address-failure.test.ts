import { describe, expect, it } from 'vitest';
import { failureQuery, findAddressFailure } from './address-failure.ts';

describe('a failure in an address', () => {
	it.each<[string, string, string, object | null]>([
		['is nothing where there is none', '?page=2', '', null],
		[
			'has its code from the fragment',
			'',
			'#error=access_denied&error_code=otp_expired&error_description=Too+late&sb=',
			{ code: 'otp_expired', description: 'Too late' },
		],
		['has its code from the query', '?error_code=bad_oauth_state', '', { code: 'bad_oauth_state', description: '' }],
		[
			'has its description where it has no code',
			'?error=server_error&error_description=The+provider+is+asleep',
			'',
			{ code: '', description: 'The provider is asleep' },
		],
		['has a description alone', '', '#error_description=No', { code: '', description: 'No' }],
		[
			'has the class where there is nothing else',
			'?error=access_denied',
			'',
			{ code: 'access_denied', description: '' },
		],
	])('%s', (_what, search, hash, failure) => {
		expect(findAddressFailure({ search, hash })).toEqual(failure);
	});

	it('is short, whatever was written there', () => {
		const failure = findAddressFailure({ search: `?error_description=${'x'.repeat(9000)}`, hash: '' });
		expect(failure?.description).toHaveLength(300);
	});

	it('is passed to the card', () => {
		expect(failureQuery({ code: '', description: 'a & b' })).toBe('problem=unspecified&description=a+%26+b');
	});
});
