import type { isoCBOR } from '@simplewebauthn/server/helpers';
import type { AuthenticationJson, RegistrationJson } from './credential-json.ts';
import { ALGORITHMS, type RelyingParty } from './relying-party.ts';

/** A credential that was just made. Texts of bytes are base64url; `publicKey` is COSE. */
export type NewCredential = {
	id: string;
	publicKey: string;
	counter: number;
	transports: string[];
	/** The model of the authenticator; null where it does not say. */
	aaguid: string | null;
	backupEligible: boolean;
	backedUp: boolean;
};

type CborMap = Extract<Parameters<typeof isoCBOR.encode>[0], Map<unknown, unknown>>;

const NO_MODEL = '00000000-0000-0000-0000-000000000000';
/** The longest id of a credential (WebAuthn Level 3, 5.8.3), in characters of base64url. */
const LONGEST_ID = 1364;

/** Checks the making of a credential (WebAuthn Level 3, 7.1). Null for anything that is not right. */
export async function findNewCredential(
	credential: RegistrationJson,
	{ challenge, relyingParty }: { challenge: string; relyingParty: RelyingParty },
): Promise<NewCredential | null> {
	const { id, rawId, type, response } = credential;
	if (id.length > LONGEST_ID) return null;
	try {
		const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
		const { verified, registrationInfo } = await verifyRegistrationResponse({
			response: {
				id,
				rawId,
				type,
				clientExtensionResults: {},
				response: {
					clientDataJSON: response.clientDataJSON,
					attestationObject: await withoutStatement(response.attestationObject),
				},
			},
			expectedChallenge: challenge,
			expectedOrigin: relyingParty.origins,
			expectedRPID: relyingParty.id,
			requireUserVerification: false,
			supportedAlgorithmIDs: ALGORITHMS,
		});
		if (!verified || registrationInfo.credential.id !== id) return null;
		return {
			id,
			publicKey: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
			counter: registrationInfo.credential.counter,
			transports: response.transports ?? [],
			aaguid: registrationInfo.aaguid === NO_MODEL ? null : registrationInfo.aaguid,
			backupEligible: registrationInfo.credentialDeviceType === 'multiDevice',
			backedUp: registrationInfo.credentialBackedUp,
		};
	} catch {
		return null;
	}
}

/**
 * An attestation object with its statement taken out: we trust all manufacturers of authenticators alike, and a
 * statement may name certificates whose revocation lists would be fetched from any address.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
	const { decodeAttestationObject, isoCBOR } = await import('@simplewebauthn/server/helpers');
	const authData = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url'))).get('authData');
	const plain: CborMap = new Map();
	plain.set('fmt', 'none').set('attStmt', new Map()).set('authData', authData);
	return Buffer.from(isoCBOR.encode(plain)).toString('base64url');
}

/** A credential's state after it signed. */
export type UsedCredential = { counter: number; backedUp: boolean };

/** Checks a signature by a known credential (WebAuthn Level 3, 7.2). Null for anything that is not right. */
export async function findUse(
	answer: AuthenticationJson,
	known: { id: string; publicKey: string; counter: number },
	{ challenge, relyingParty }: { challenge: string; relyingParty: RelyingParty },
): Promise<UsedCredential | null> {
	const { id, rawId, type, response } = answer;
	if (id !== known.id) return null;
	try {
		const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: {
				id,
				rawId,
				type,
				clientExtensionResults: {},
				response: {
					clientDataJSON: response.clientDataJSON,
					authenticatorData: response.authenticatorData,
					signature: response.signature,
				},
			},
			expectedChallenge: challenge,
			expectedOrigin: relyingParty.origins,
			expectedRPID: relyingParty.id,
			credential: { ...known, publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')) },
			requireUserVerification: false,
		});
		if (!verified) return null;
		return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
	} catch {
		return null;
	}
}
