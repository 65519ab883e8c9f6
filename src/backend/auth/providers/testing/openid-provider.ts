import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** Somebody with an account at the provider. */
export type Somebody = {
	sub: string;
	email?: string;
	email_verified?: boolean;
	name?: string;
	picture?: string;
	hd?: string;
};

export const CLIENT = { id: 'hoopoe-test', secret: 'a secret between the two of them' };

/**
 * A real OpenID provider on a loopback port, in which `somebody` is always signed in and agrees to everything, or
 * refuses. `break` puts another answer in the place of one of its endpoints.
 */
export async function openOpenidProvider({
	callback,
	userinfoOnly = false,
}: {
	callback: string;
	/** Its ID tokens have no profile claims; userinfo has them. */
	userinfoOnly?: boolean;
}) {
	const state = {
		somebody: { sub: 'sub-0' } as Somebody,
		refuses: false,
		/** The parameters of the last request to authorize. */
		asked: new URLSearchParams(),
		requests: [] as string[],
	};
	const broken = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>();
	let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '/', 'http://localhost');
		state.requests.push(url.pathname);
		if (url.pathname === '/auth') state.asked = url.searchParams;
		const other = broken.get(url.pathname);
		if (other) return other(request, response);
		handle(request, response);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

	const { privateKey } = await generateKeyPair('RS256', { extractable: true });
	const jwk = { ...(await exportJWK(privateKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
	const provider = new Provider(issuer, {
		...configuration(callback, () => state.somebody, jwk),
		conformIdTokenClaims: userinfoOnly,
	});
	handle = async (request, response) => {
		if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
		const { prompt, grantId, session, params } = await provider.interactionDetails(request, response);
		if (state.refuses)
			return provider.interactionFinished(request, response, {
				error: 'access_denied',
				error_description: 'The person said no',
			});
		if (prompt.name === 'login')
			return provider.interactionFinished(request, response, { login: { accountId: state.somebody.sub } });
		const grant = grantId
			? await provider.Grant.find(grantId)
			: new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
		grant?.addOIDCScope(String(params.scope));
		const consent = { grantId: await grant?.save() };
		return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
	};

	return {
		issuer,
		state,
		/** Follows a browser from `url` to the callback of the provider. */
		async visit(url: string): Promise<string> {
			const jar = new Map<string, string>();
			let at = url;
			for (let step = 0; step < 15; step++) {
				if (!at.startsWith(`${issuer}/`)) return at;
				const response = await fetch(at, {
					redirect: 'manual',
					headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
				});
				for (const cookie of response.headers.getSetCookie()) {
					const [pair = ''] = cookie.split(';');
					const [name = '', value = ''] = pair.split(/=(.*)/s);
					if (value) jar.set(name, value);
					else jar.delete(name);
				}
				const location = response.headers.get('location');
				if (!location) throw new Error(`the provider stopped at ${at}: ${response.status} ${await response.text()}`);
				at = new URL(location, at).href;
			}
			throw new Error('too many redirects');
		},
		/**
		 * An ID token as the provider's own button gives it to an app, with these claims beside the usual ones,
		 * or instead.
		 */
		idToken: (claims: JWTPayload = {}, key: CryptoKey = privateKey): Promise<string> => {
			const now = Math.floor(Date.now() / 1000);
			const usual = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 600, ...state.somebody };
			return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(key);
		},
		/** Puts an answer in the place of a path's own; null takes it away again. */
		break(path: string, other: ((request: IncomingMessage, response: ServerResponse) => void) | null): void {
			if (other) broken.set(path, other);
			else broken.delete(path);
		},
		async close(): Promise<void> {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

export type OpenidProvider = Awaited<ReturnType<typeof openOpenidProvider>>;

function configuration(callback: string, somebody: () => Somebody, jwk: JWK): Configuration {
	return {
		clients: [
			{
				client_id: CLIENT.id,
				client_secret: CLIENT.secret,
				redirect_uris: [callback],
				grant_types: ['authorization_code', 'refresh_token'],
				response_types: ['code'],
			},
			{
				client_id: 'another-app',
				client_secret: CLIENT.secret,
				redirect_uris: [callback],
				token_endpoint_auth_method: 'client_secret_post',
			},
		],
		claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture', 'hd'] },
		features: { devInteractions: { enabled: false } },
		jwks: { keys: [jwk as never] },
		cookies: { keys: ['of a test'] },
		extraParams: ['access_type', 'hd'],
		interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
		issueRefreshToken: async () => true,
		pkce: { required: () => true },
		ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 600, Session: 3600 },
		findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...somebody(), sub }) }),
	};
}
