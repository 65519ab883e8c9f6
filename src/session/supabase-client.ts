import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import type { Database } from '#src/platform/public-schema/database-types.ts';

let client: Promise<AppClient> | null = null;

/**
 * The one client of our services in this browser, fetched when it is first asked for: it is no part of what a page
 * needs to be seen. A fetch that failed is tried again at the next call. Never call it on the server.
 */
export function loadSupabase(publishableKey: string): Promise<AppClient> {
	client ??= import('@supabase/supabase-js')
		.then(({ createClient }) =>
			createClient<Database>(location.origin, publishableKey, { auth: { experimental: { recoveryCodes: true } } }),
		)
		.catch((error: unknown) => {
			client = null;
			throw error;
		});
	return client;
}

/** Whether this browser keeps a session, by the name supabase-js stores it under. It may turn out to be over. */
export function hasStoredSession(): boolean {
	try {
		return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
	} catch {
		return false;
	}
}
