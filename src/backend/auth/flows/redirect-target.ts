import type { AuthContext } from '../auth-parts.ts';
import type { Redirects } from './redirects.ts';

/**
 * Where the caller wants the browser to go in the end, if that is allowed, else the site itself (auth-contract 0.1).
 */
export const redirectTarget = (c: AuthContext, redirects: Redirects): string =>
	redirects.choose(c.req.header('redirect_to'), c.req.query('redirect_to'), c.req.header('referer'));
