import { createClient } from '@supabase/supabase-js';
import type { RouterContextProvider } from 'react-router';
import type { AppClient } from '../public-schema/app-client.ts';
import type { Database } from '../public-schema/database-types.ts';
import { publicConfig, serviceFetch } from './page-context.ts';

const clients = new WeakMap<typeof fetch, AppClient>();

/** The client of our own services for loaders, in this process; as anonymous as every page. */
export function clientOf(context: Readonly<RouterContextProvider>): AppClient {
	const inProcess = context.get(serviceFetch);
	const known = clients.get(inProcess);
	if (known) return known;
	const { siteUrl, publishableKey } = context.get(publicConfig);
	const client = createClient<Database>(siteUrl, publishableKey, {
		auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
		global: { fetch: inProcess },
	});
	clients.set(inProcess, client);
	return client;
}
