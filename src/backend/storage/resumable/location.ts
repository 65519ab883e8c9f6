import type { Config } from '#src/platform/settings/config.ts';

/**
 * The whole address of a path, as the client reaches this server: under the host that it asked for, and by https where
 * SITE_URL says so of that host or the proxy before us does.
 */
export function locationOf(
	{ SITE_URL, TRUSTED_PROXIES }: Pick<Config, 'SITE_URL' | 'TRUSTED_PROXIES'>,
	request: Request,
	path: string,
): string {
	const asked = new URL(request.url);
	const site = new URL(SITE_URL);
	if (site.host === asked.host) return `${site.origin}${path}`;
	const forwarded = TRUSTED_PROXIES > 0 ? request.headers.get('x-forwarded-proto') : null;
	const protocol = forwarded === 'https' ? 'https:' : asked.protocol;
	return `${protocol}//${asked.host}${path}`;
}
