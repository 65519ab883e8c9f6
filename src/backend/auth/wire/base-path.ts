/** Where the auth service always is. */
const HOME = '/auth/v1';

/**
 * What stands at the root of a port whose whole business is auth (contract 27). The machine's own `/health` stays what
 * it is, and so does every page: theirs begin with a language.
 */
const atRoot =
	/^\/((signup|token|otp|magiclink|verify|resend|recover|reauthenticate|authorize|callback|logout|invite|settings)$|(user|sessions|factors|passkeys|sso|oauth|admin)(\/|$)|\.well-known\/(jwks\.json|openid-configuration|oauth-authorization-server)$)/;

/**
 * Tells which door under `/auth/v1` a path means, where AUTH_BASE_PATH opens a second way to them; null for a path that
 * means none. Without a second way there is nothing to tell: null in place of the function.
 */
export function findOtherWay(basePath: string): ((path: string) => string | null) | null {
	if (basePath === HOME) return null;
	if (basePath === '/') return (path) => (atRoot.test(path) ? HOME + path : null);
	return (path) =>
		path.startsWith(`${basePath}/`) && !path.startsWith(`${HOME}/`) ? HOME + path.slice(basePath.length) : null;
}
