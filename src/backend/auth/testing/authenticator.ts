import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The options of a ceremony as the wire carries them, as far as an authenticator reads them. */
export type CreationOptions = { rp: { id: string }; user: { id: string }; challenge: string };
export type RequestOptions = { rpId: string; challenge: string; allowCredentials?: { id: string }[] };

/** What a test may get wrong on purpose. */
export type Mischief = {
	origin?: string;
	rpId?: string;
	challenge?: string;
	type?: string;
	/** Flags of the authenticator data (WebAuthn Level 3, 6.1): 1 present, 4 verified. */
	flags?: number;
	userHandle?: string;
	/** Signs with a key of somebody else. */
	key?: KeyObject;
	/** The counter stays where it was. */
	cloned?: boolean;
	attestation?: { fmt: string; attStmt: [string, Cbor][] };
};

type Cbor = number | string | Uint8Array | Cbor[] | Map<number | string, Cbor>;

/** CBOR (RFC 8949) of what credentials are made of; lengths up to 65,535. */
function cbor(value: Cbor): Buffer {
	const head = (major: number, number: number) => {
		if (number < 24) return Buffer.from([(major << 5) | number]);
		if (number < 256) return Buffer.from([(major << 5) | 24, number]);
		return Buffer.from([(major << 5) | 25, number >> 8, number & 255]);
	};
	if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
	if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
	if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
	return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const bytesOf = (base64url: string) => Buffer.from(base64url, 'base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/**
 * An authenticator with one ES256 credential, and the browser around it, in software (WebAuthn Level 3, 6 and 7).
 * @param aaguid the model it says it is
 */
export function createAuthenticator({
	origin = 'http://localhost:3000',
	aaguid = '00000000-0000-0000-0000-000000000000',
}: {
	origin?: string;
	aaguid?: string;
} = {}) {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const credentialId = randomBytes(32);
	const id = text(credentialId);
	let counter = 0;
	let userHandle = '';

	const clientData = (type: string, challenge: string, mischief: Mischief) =>
		Buffer.from(
			JSON.stringify({
				type: mischief.type ?? type,
				challenge: mischief.challenge ?? challenge,
				origin: mischief.origin ?? origin,
				crossOrigin: false,
			}),
		);
	const authenticatorData = (rpId: string, flags: number, mischief: Mischief, attested: Uint8Array) => {
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		return Buffer.concat([
			sha256(mischief.rpId ?? rpId),
			Buffer.from([(mischief.flags ?? 0b101) | flags]),
			count,
			attested,
		]);
	};

	return {
		id,
		privateKey,
		/** `navigator.credentials.create()`, as RegistrationResponseJSON. */
		create(options: CreationOptions, mischief: Mischief = {}) {
			userHandle = options.user.id;
			const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
			const key = cbor(
				new Map<number, Cbor>([
					[1, 2],
					[3, -7],
					[-1, 1],
					[-2, bytesOf(x)],
					[-3, bytesOf(y)],
				]),
			);
			const model = Buffer.from(aaguid.replaceAll('-', ''), 'hex');
			const attested = Buffer.concat([model, Buffer.from([0, credentialId.length]), credentialId, key]);
			const { fmt, attStmt } = mischief.attestation ?? { fmt: 'none', attStmt: [] };
			const attestationObject = cbor(
				new Map<string, Cbor>([
					['fmt', fmt],
					['attStmt', new Map(attStmt)],
					['authData', authenticatorData(options.rp.id, 0b0100_0000, mischief, attested)],
				]),
			);
			return {
				id,
				rawId: id,
				type: 'public-key' as const,
				clientExtensionResults: {},
				response: {
					clientDataJSON: text(clientData('webauthn.create', options.challenge, mischief)),
					attestationObject: text(attestationObject),
					transports: ['internal'] as 'internal'[],
				},
			};
		},
		/** `navigator.credentials.get()`, as AuthenticationResponseJSON. */
		get(options: RequestOptions, mischief: Mischief = {}) {
			if (options.allowCredentials && !options.allowCredentials.some((allowed) => allowed.id === id))
				throw new Error('the credential is not asked for');
			if (!mischief.cloned) counter += 1;
			const data = authenticatorData(options.rpId, 0, mischief, new Uint8Array());
			const client = clientData('webauthn.get', options.challenge, mischief);
			const signature = sign('sha256', Buffer.concat([data, sha256(client)]), mischief.key ?? privateKey);
			return {
				id,
				rawId: id,
				type: 'public-key' as const,
				clientExtensionResults: {},
				response: {
					clientDataJSON: text(client),
					authenticatorData: text(data),
					signature: text(signature),
					userHandle: mischief.userHandle ?? userHandle,
				},
			};
		},
	};
}
