import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext } from '../auth-parts.ts';
import { findClient, type OAuthClient, secretHash } from './clients.ts';

type Shown = { id: string; secret: string; method: OAuthClient['token_endpoint_auth_method'] };

/**
 * The app that calls the token endpoint, by the one method it registered (OAuth 2.1, 2.4).
 * @throws Problem `invalid_credentials` 400 (auth-contract 18)
 */
export async function requireAuthenticClient(
	c: AuthContext,
	database: Queryable,
	fields: Readonly<Record<string, string>>,
): Promise<OAuthClient> {
	const shown = shownBy(c.req.header('authorization') ?? '', fields);
	const client = await findClient(database, shown.id);
	if (!client || client.token_endpoint_auth_method !== shown.method) throw wrong();
	if (client.client_secret_hash) {
		const [given, known] = [secretHash(shown.secret), client.client_secret_hash].map((hash) => Buffer.from(hash));
		if (!given || !known || !timingSafeEqual(given, known)) throw wrong();
	}
	return client;
}

/** Supabase's clients send their API key as Bearer with every request, so only Basic tells an app. */
function shownBy(authorization: string, fields: Readonly<Record<string, string>>): Shown {
	const { client_id: id = '', client_secret: secret = '' } = fields;
	const basic = /^basic\s+(\S+)$/i.exec(authorization)?.[1];
	if (!basic) {
		if (!id) throw wrong('client_id is required');
		return { id, secret, method: secret ? 'client_secret_post' : 'none' };
	}
	if (secret) throw wrong('only one way of client authentication may be used');
	const [user = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
	const shown: Shown = { id: decode(user), secret: decode(rest.join(':')), method: 'client_secret_basic' };
	if (id && id !== shown.id) throw wrong('client_id differs from the one authenticated');
	return shown;
}

/** Both halves of Basic are form-encoded (RFC 6749, 2.3.1). */
function decode(text: string): string {
	try {
		return decodeURIComponent(text.replaceAll('+', ' '));
	} catch {
		return text;
	}
}

const wrong = (message = 'Invalid client credentials') => new Problem('invalid_credentials', 400, message);
