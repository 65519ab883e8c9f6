import { describe, expect, it } from 'vitest';
import { findTotpStep, makeTotpSecret, qrCodeSvg, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B: the ASCII bytes of 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a TOTP code', () => {
	// The last six of the eight digits of RFC 6238, appendix B.
	it.each([
		[59, '287082'],
		[1_111_111_109, '081804'],
		[1_111_111_111, '050471'],
		[1_234_567_890, '005924'],
		[2_000_000_000, '279037'],
		[20_000_000_000, '353130'],
	])('at %i is %s', (seconds, code) => {
		expect(findTotpStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
	});

	it.each([
		[-31, null],
		[-30, 1],
		[0, 1],
		[30, 1],
		[59, 1],
		[60, null],
	])('of step 1, %i seconds after it begins, is of step %j', (seconds, step) => {
		// 287082 is the code from 30 to 59.
		expect(findTotpStep(SECRET, '287082', at(30 + seconds))).toBe(step);
	});

	it.each(['', '28708', '2870820', ' 287082', '２８７０８２', '28708x', '+87082'])('is not %j', (code) => {
		expect(findTotpStep(SECRET, code, at(59))).toBeNull();
	});
});

describe('what an authenticator app scans', () => {
	it('has 20 bytes of secret, never the same', () => {
		const secrets = new Set(Array.from({ length: 50 }, makeTotpSecret));
		expect(secrets.size).toBe(50);
		for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
	});

	it('names issuer, account and all parameters', () => {
		const uri = new URL(totpUri(SECRET, { issuer: 'hoopoe.example', account: 'leila+1@example.org' }));
		expect(uri.protocol).toBe('otpauth:');
		expect(decodeURIComponent(uri.href)).toContain('otpauth://totp/hoopoe.example:leila+1@example.org?');
		expect(Object.fromEntries(uri.searchParams)).toEqual({
			algorithm: 'SHA1',
			digits: '6',
			issuer: 'hoopoe.example',
			period: '30',
			secret: SECRET,
		});
	});

	it('is an SVG that fits into a data address as it is, however long the names', () => {
		for (const issuer of ['a', '百'.repeat(64)]) {
			const svg = qrCodeSvg(totpUri(SECRET, { issuer, account: `${'+'.repeat(240)}@example.org` }));
			expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*>.*<\/svg>$/);
			expect(svg).not.toMatch(/[#%]/);
		}
	});
});
