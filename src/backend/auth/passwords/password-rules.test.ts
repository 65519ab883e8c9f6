import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#src/platform/settings/config.ts';
import { findWeakness, requireStrongPassword } from './password-rules.ts';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

/** The service of leaked passwords as far as it is known here: what was asked, and an answer. */
function openRules(
	settings: Record<string, string>,
	answer: () => Response | Promise<Response> = () => new Response(),
) {
	const asked: Request[] = [];
	const warnings: unknown[][] = [];
	const parts = {
		config: readConfig(settings),
		log: { info: () => {}, error: () => {}, warn: (...line: unknown[]) => void warnings.push(line) },
		fetch: (async (input: string, init?: RequestInit) => {
			asked.push(new Request(input, init));
			return answer();
		}) as typeof fetch,
	};
	return { parts, asked, warnings };
}

describe('a password', () => {
	it.each([
		['12345', '6', ['length']],
		['123456', '6', undefined],
		['🙂🙂🙂', '6', ['length']],
		['گذرواژه', '6', undefined],
		['1234567', '8', ['length']],
	])('%s with at least %s characters: %j', async (password, least, reasons) => {
		const { parts } = openRules({ AUTH_PASSWORD_MIN: least });
		expect((await findWeakness(parts, password))?.reasons).toEqual(reasons);
	});

	it.each([
		['any', 'aaaaaa', undefined],
		['letters_digits', 'aaaaaa', ['characters']],
		['letters_digits', '123456', ['characters']],
		['letters_digits', 'AAAAA1', undefined],
		['letters_digits', 'aa1', ['length']],
		['lower_upper_digits', 'aaaaa1', ['characters']],
		['lower_upper_digits', 'aaaaA1', undefined],
		['lower_upper_digits_symbols', 'aaaaA1', ['characters']],
		['lower_upper_digits_symbols', 'aaaA1:', undefined],
		['lower_upper_digits_symbols', 'aaaA1\\', undefined],
		['lower_upper_digits_symbols', 'aa', ['length', 'characters']],
		['letters_digits', 'گذرواژه', ['characters']],
	])('of kinds %s, %s: %j', async (kinds, password, reasons) => {
		const { parts } = openRules({ AUTH_PASSWORD_CHARACTERS: kinds });
		expect((await findWeakness(parts, password))?.reasons).toEqual(reasons);
	});

	it('is told what it lacks, all at once', async () => {
		const { parts } = openRules({ AUTH_PASSWORD_CHARACTERS: 'letters_digits' });
		await expect(requireStrongPassword(parts, 'a')).rejects.toMatchObject({
			code: 'weak_password',
			status: 422,
			message:
				'Password should be at least 6 characters. Password should contain at least one character of each: ' +
				'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.',
			details: { reasons: ['length', 'characters'] },
		});
	});

	it('is counted in bytes at the long end', async () => {
		const { parts } = openRules({});
		await requireStrongPassword(parts, 'a'.repeat(72));
		await expect(requireStrongPassword(parts, 'é'.repeat(37))).rejects.toMatchObject({
			code: 'validation_failed',
			status: 400,
			message: 'Password cannot be longer than 72 characters',
		});
	});
});

describe('a password known from leaks', () => {
	const on = { AUTH_PASSWORD_LEAKED: 'on', AUTH_PASSWORD_LEAKED_URL: 'https://leaks.example/' };
	const listing = (...lines: string[]) => new Response(lines.join('\r\n'));

	it('is refused, and no more than five digits of its hash are told', async () => {
		const hash = sha1('correct horse');
		const { parts, asked } = openRules(on, () => listing(`${'0'.repeat(35)}:4`, `${hash.slice(5)}:77`));
		expect(await findWeakness(parts, 'correct horse')).toEqual({
			message: 'Password is known to be weak and easy to guess, please choose a different one.',
			reasons: ['pwned'],
		});
		expect(asked.map(({ url }) => url)).toEqual([`https://leaks.example/range/${hash.slice(0, 5)}`]);
		expect(asked[0]?.headers.get('add-padding')).toBe('true');
	});

	it.each([
		['is not in the list', () => listing(`${'0'.repeat(35)}:4`)],
		['is in the padding only', () => listing(`${sha1('correct horse').slice(5)}:0`)],
	])('passes where it %s', async (_, answer) => {
		const { parts, warnings } = openRules(on, answer);
		expect(await findWeakness(parts, 'correct horse')).toBeNull();
		expect(warnings).toEqual([]);
	});

	it.each([
		['is down', () => Promise.reject(new TypeError('fetch failed'))],
		['fails', () => new Response('', { status: 503 })],
	])('passes where the service %s, which the log tells without the password', async (_, answer) => {
		const { parts, warnings } = openRules(on, answer);
		expect(await findWeakness(parts, 'correct horse')).toBeNull();
		expect(warnings).toHaveLength(1);
		expect(JSON.stringify(warnings)).not.toContain('correct horse');
	});

	it('is not looked up unless the operator wants it', async () => {
		const { parts, asked } = openRules({});
		expect(await findWeakness(parts, 'correct horse')).toBeNull();
		expect(asked).toEqual([]);
	});
});
