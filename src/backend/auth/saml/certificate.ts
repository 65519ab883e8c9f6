import { createPublicKey, randomBytes, sign, X509Certificate } from 'node:crypto';

/** Years that a certificate says it holds; what counts is that the other side has it (SAML metadata, 2.4.1.1). */
const YEARS = 20;

/**
 * A certificate that an RSA key signs for itself (RFC 5280, 4.1): the form in which SAML wants a public key.
 * @param privateKey PEM
 * @returns PEM
 */
export function makeCertificate(privateKey: string, commonName: string, now: Date): string {
	const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
	const until = new Date(now);
	until.setUTCFullYear(now.getUTCFullYear() + YEARS);
	const name = sequence(der(0x31, sequence(oid('2.5.4.3'), der(0x0c, Buffer.from(commonName)))));
	const algorithm = sequence(oid('1.2.840.113549.1.1.11'), der(0x05));
	const body = sequence(
		der(0xa0, der(0x02, Buffer.from([2]))),
		// Positive, as numbers with the first bit set are not.
		der(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(15)])),
		algorithm,
		name,
		sequence(timeOf(now), timeOf(until)),
		name,
		publicKey,
	);
	const signature = sign('sha256', body, privateKey);
	const whole = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
	return new X509Certificate(whole).toString();
}

/** One value in DER (X.690, 8.1 and 10.1). */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
	const content = Buffer.concat(contents);
	const { length } = content;
	if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
	const hex = length.toString(16);
	const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
	return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length]), bytes, content]);
}

const sequence = (...contents: Uint8Array[]) => der(0x30, ...contents);

function oid(text: string): Buffer {
	const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
	const bytes = rest.flatMap((part) => {
		const digits = [part % 128];
		for (let left = Math.floor(part / 128); left > 0; left = Math.floor(left / 128)) digits.unshift((left % 128) | 128);
		return digits;
	});
	return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
}

/** Two digits of the year until 2049, four from then on (RFC 5280, 4.1.2.5). */
function timeOf(date: Date): Buffer {
	const text = `${date.toISOString().replace(/[-:T]|\..*/g, '')}Z`;
	return date.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text));
}
