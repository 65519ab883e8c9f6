/** The paths under which Supabase's clients look for its services. */
export const AUTH = '/auth/v1';
export const TABLES = '/rest/v1';
export const FUNCTIONS = '/functions/v1';
export const STORAGE = '/storage/v1';
export const REALTIME = '/realtime/v1';
export const SERVICES = [AUTH, TABLES, FUNCTIONS, STORAGE, REALTIME] as const;

/** Whether a path belongs to one of the services. */
export const isService = (path: string): boolean =>
	SERVICES.some((service) => path.startsWith(`${service}/`) || path === service);

const SINGLE_PATHS = ['/health', '/ready', '/metrics', '/robots.txt', '/sitemap.xml'];

/**
 * What the log and the metrics call a path: the service (`auth`, `rest`, `functions`, `storage`, `realtime`), `asset`, `feed`, the
 * path of a single endpoint without its slash (`health`), or `page`.
 */
export function endpointOf(path: string): string {
	const service = SERVICES.find((candidate) => path.startsWith(candidate));
	if (service) return service.slice(1, -3);
	if (path.startsWith('/assets/') || path.startsWith('/pictures/')) return 'asset';
	if (/^\/feed\/[a-z]{2}\.xml$/.test(path)) return 'feed';
	return SINGLE_PATHS.includes(path) ? path.slice(1) : 'page';
}
