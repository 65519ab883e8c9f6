import type { Database } from '#src/platform/database/database.ts';
import { newEmail, openTestAuth, type TestAuth } from '../../testing/auth-fixture.ts';
import { CLIENT, type OpenidProvider, openOpenidProvider, type Somebody } from './openid-provider.ts';

export const SITE = 'http://localhost:3000';
export const CALLBACK = `${SITE}/auth/v1/callback`;

let people = 0;
/** A new account at the provider, with a proven address. */
export function newSomebody(changes: Partial<Somebody> = {}): Somebody {
	return { sub: `sub-${++people}`, email: newEmail(), email_verified: true, name: 'Simin Daneshvar', ...changes };
}

/** The auth service, and a provider in place of Google. */
export async function openOutside(database: Database, settings: Record<string, string> = {}) {
	const google = await openOpenidProvider({ callback: CALLBACK });
	const auth = await openTestAuth(database, {
		settings: {
			GOOGLE_CLIENT_ID: CLIENT.id,
			GOOGLE_CLIENT_SECRET: CLIENT.secret,
			GOOGLE_ISSUER: google.issuer,
			AUTH_MANUAL_LINKING: 'on',
			...settings,
		},
	});
	return { google, auth };
}

/** Takes a browser from one of our endpoints to the provider and back; answers where our callback then sends it. */
export async function goThrough(auth: TestAuth, google: OpenidProvider, url: string): Promise<URL> {
	return comeBack(auth, await google.visit(await leave(auth, url)));
}

/** Where our endpoint sends a browser. */
export async function leave(auth: TestAuth, url: string): Promise<string> {
	const sent = await auth.fetch(url, { redirect: 'manual' });
	const location = sent.headers.get('location');
	if (sent.status !== 302 || !location) throw new Error(`not sent away: ${sent.status} ${await sent.text()}`);
	return location;
}

/** Where our callback sends a browser that comes back from the provider. */
export async function comeBack(auth: TestAuth, url: string): Promise<URL> {
	const back = await auth.fetch(url, { redirect: 'manual' });
	const location = back.headers.get('location');
	if (!location) throw new Error(`not sent on: ${back.status} ${await back.text()}`);
	return new URL(location);
}

/** The fields of a fragment. */
export const fragmentOf = (url: URL): Record<string, string> =>
	Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
