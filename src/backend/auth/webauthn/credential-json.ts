import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]+={0,2}$/);
const shared = {
	id: base64url,
	rawId: base64url,
	type: z.literal('public-key'),
};

/**
 * What a browser answers with to `navigator.credentials.create()`: RegistrationResponseJSON (WebAuthn Level 3, 5.1.8).
 */
export const registrationJson = z.object({
	...shared,
	response: z.object({
		clientDataJSON: base64url,
		attestationObject: base64url,
		transports: z.array(z.string().max(32)).max(16).nullish().catch(null),
	}),
});
export type RegistrationJson = z.output<typeof registrationJson>;

/** The same for `navigator.credentials.get()`: AuthenticationResponseJSON. */
export const authenticationJson = z.object({
	...shared,
	response: z.object({
		clientDataJSON: base64url,
		authenticatorData: base64url,
		signature: base64url,
		userHandle: base64url.nullish(),
	}),
});
export type AuthenticationJson = z.output<typeof authenticationJson>;
