import { Secret, TOTP } from 'otpauth';
import { type Answer, type SignedUp, sessionOf, type TestAuth } from './auth-fixture.ts';

/** The code that an authenticator app shows; the service's clock is the test's. */
export const totpCode = (auth: TestAuth, secret: string, seconds = 0): string =>
	TOTP.generate({
		secret: Secret.fromBase32(secret),
		algorithm: 'SHA1',
		digits: 6,
		period: 30,
		timestamp: auth.parts.clock().getTime() + seconds * 1000,
	});

export type App = { factorId: string; secret: string };

/** Asks for an authenticator app, which is not verified yet. */
export async function enrollTotp(auth: TestAuth, token: string, friendlyName = ''): Promise<App> {
	const { status, body, text } = await auth.call('POST', '/factors', {
		token,
		body: { factor_type: 'totp', friendly_name: friendlyName },
	});
	if (status !== 200) throw new Error(`enrolling failed: ${text}`);
	return { factorId: body.id as string, secret: (body.totp as { secret: string }).secret };
}

/** Asks the factor. */
export async function challenge(auth: TestAuth, token: string, factorId: string): Promise<string> {
	const { status, body, text } = await auth.call('POST', `/factors/${factorId}/challenge`, { token, body: {} });
	if (status !== 200) throw new Error(`the challenge failed: ${text}`);
	return body.id as string;
}

/** Challenge and verify, with the code of now. */
export async function proveTotp(auth: TestAuth, token: string, app: App): Promise<Answer> {
	const challengeId = await challenge(auth, token, app.factorId);
	return auth.call('POST', `/factors/${app.factorId}/verify`, {
		token,
		body: { challenge_id: challengeId, code: totpCode(auth, app.secret) },
	});
}

/**
 * Gives somebody a verified authenticator app, and answers their session of `aal2`. A code holds once, so time passes.
 */
export async function addTotp(
	auth: TestAuth,
	person: SignedUp,
	friendlyName = '',
): Promise<{ app: App; person: SignedUp }> {
	const app = await enrollTotp(auth, person.access, friendlyName);
	const raised = await raise(auth, person, app);
	return { app, person: raised };
}

/** The person's session, raised by their app. */
export async function raise(auth: TestAuth, person: SignedUp, app: App): Promise<SignedUp> {
	const answer = await proveTotp(auth, person.access, app);
	if (answer.status !== 200) throw new Error(`verifying failed: ${answer.text}`);
	auth.skip(30);
	return sessionOf(answer, person);
}
