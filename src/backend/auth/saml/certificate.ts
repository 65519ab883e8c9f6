import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** Years that a certificate says it holds; what counts is that the other side has it (SAML metadata, 2.4.1.1). */
const YEARS = 20;
const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/**
 * A certificate that an RSA key signs for itself (RFC 5280, 4.1): the form in which SAML wants a public key.
 * @param privateKey PEM
 * @returns PEM
 */
export async function makeCertificate(privateKey: string, commonName: string, now: Date): Promise<string> {
	const from = new Date(now);
	from.setUTCMilliseconds(0);
	const until = new Date(from);
	until.setUTCFullYear(from.getUTCFullYear() + YEARS);
	// Loaded here: few servers ever make a certificate, and the library is two hundred modules.
	await import('reflect-metadata');
	const { X509CertificateGenerator } = await import('@peculiar/x509');
	const certificate = await X509CertificateGenerator.createSelfSigned({
		name: [{ CN: [commonName] }],
		notBefore: from,
		notAfter: until,
		signingAlgorithm: algorithm,
		keys: {
			privateKey: await importKey('pkcs8', createPrivateKey(privateKey), 'sign'),
			publicKey: await importKey('spki', createPublicKey(privateKey), 'verify'),
		},
	});
	return certificate.toString('pem');
}

function importKey(type: 'pkcs8' | 'spki', key: KeyObject, use: KeyUsage): Promise<CryptoKey> {
	return crypto.subtle.importKey(type, key.export({ type, format: 'der' }) as BufferSource, algorithm, true, [use]);
}
