/** The path at which the auth service is always mounted. */
const USUAL = '/auth/v1';

/**
 * The auth endpoints that `/` adds at the root (auth-contract 27). `/health` stays the server's own, and no page is
 * hidden by them: the paths of pages begin with a language.
 */
const atRoot =
	/^\/((signup|token|otp|magiclink|verify|resend|recover|reauthenticate|authorize|callback|logout|invite|settings)$|(user|sessions|factors|passkeys|sso|oauth|admin)(\/|$)|\.well-known\/(jwks\.json|openid-configuration|oauth-authorization-server)$)/;

/** Maps a path below AUTH_BASE_PATH to the same endpoint under `/auth/v1`, and any other path to null. */
export function authPathOf(basePath: string): (path: string) => string | null {
	if (basePath === '/') return (path) => (atRoot.test(path) ? USUAL + path : null);
	return (path) =>
		path.startsWith(`${basePath}/`) && !path.startsWith(`${USUAL}/`) ? USUAL + path.slice(basePath.length) : null;
}
