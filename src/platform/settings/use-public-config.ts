import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../http/page-context.ts';

/** What the operator's configuration tells the page. Null only where the root could not be loaded: an error page. */
export function useOptionalPublicConfig(): PublicConfig | null {
	return useRouteLoaderData<PublicConfig>('root') ?? null;
}

/** What the operator's configuration tells the page. */
export function usePublicConfig(): PublicConfig {
	const config = useOptionalPublicConfig();
	if (!config) {
		throw new Error('usePublicConfig must be used below the root route');
	}
	return config;
}
