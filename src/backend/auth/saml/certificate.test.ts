import { createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeCertificate } from './certificate.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

describe('a certificate', () => {
	it('holds the public key and is signed by the private one', async () => {
		const certificate = new X509Certificate(
			await makeCertificate(key, 'hoopoe.example', new Date('2026-03-04T05:06:07.8Z')),
		);
		expect(certificate.verify(createPublicKey(key))).toBe(true);
		expect(certificate.checkPrivateKey(privateKey)).toBe(true);
		expect([certificate.subject, certificate.issuer]).toEqual(['CN=hoopoe.example', 'CN=hoopoe.example']);
		expect([certificate.validFromDate, certificate.validToDate]).toEqual([
			new Date('2026-03-04T05:06:07Z'),
			new Date('2046-03-04T05:06:07Z'),
		]);
	});

	it('holds beyond the years of two digits, and for long names', async () => {
		const name = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
		const certificate = new X509Certificate(await makeCertificate(key, name, new Date('2035-01-01T00:00:00Z')));
		expect(certificate.validToDate).toEqual(new Date('2055-01-01T00:00:00Z'));
		expect(certificate.subject).toBe(`CN=${name}`);
	});
});
