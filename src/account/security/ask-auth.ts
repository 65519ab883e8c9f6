import type { AppClient } from '#src/platform/public-schema/app-client.ts';

/** A device on which the person is signed in, as `GET /auth/v1/sessions` tells of it. Times are RFC 3339. */
export type DeviceSession = {
	id: string;
	created_at: string;
	last_seen_at: string;
	user_agent: string | null;
	ip: string | null;
	aal: string;
	current: boolean;
};

/**
 * Calls an endpoint of the auth service that is our own addition, which the client therefore has no method for.
 * @throws an error with `status`, `code` and `message`, as the client's own
 */
export async function askAuth<Answer = null>(
	client: AppClient,
	apikey: string,
	method: 'GET' | 'DELETE',
	path: string,
): Promise<Answer> {
	const { data } = await client.auth.getSession();
	const response = await fetch(`/auth/v1${path}`, {
		method,
		headers: {
			apikey,
			authorization: `Bearer ${data.session?.access_token ?? ''}`,
			'x-supabase-api-version': '2024-01-01',
		},
	}).catch((error: unknown) => {
		throw Object.assign(new Error('unreachable', { cause: error }), { status: 0 });
	});
	if (response.ok) return (response.status === 204 ? null : await response.json()) as Answer;
	const { code, message } = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
	throw Object.assign(new Error(message ?? response.statusText), { code, status: response.status });
}
