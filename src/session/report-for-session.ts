import type { AppClient } from '#src/platform/public-schema/app-client.ts';

/**
 * Prints what went wrong with a request of somebody who is signed in. Where their session ended meanwhile, here or in
 * another tab, the request came as nobody's: that it was refused is no error.
 */
export async function reportForSession(client: AppClient, error: unknown): Promise<void> {
	const { data } = await client.auth.getSession();
	if (data.session) console.error(error);
}
