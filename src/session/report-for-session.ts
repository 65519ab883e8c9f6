import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { isLeaving } from './session.tsx';

/**
 * Logs the error of a request of a signed-in user. Where the session ended meanwhile, here or in another tab, or
 * ends with its account, the request was anonymous, and its refusal is no error.
 */
export async function reportForSession(client: AppClient, error: unknown): Promise<void> {
	const { data } = await client.auth.getSession();
	if (data.session && !isLeaving()) console.error(error);
}
