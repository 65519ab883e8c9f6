import { Problem } from '#src/platform/http/problem.ts';

/** Shorter than the time-out of a request, so that the visitor gets the error. */
const LONGEST_WAIT_MS = 8_000;

/** How providers are reached. */
export type Reach = { fetch: typeof fetch; waitMs?: number | undefined };

/** @param why contains nothing of the message: it goes to the client and into the log */
export const smsFailed = (why: string): Problem =>
	new Problem('sms_send_failed', 422, `Error sending confirmation OTP to provider: ${why}`);

/**
 * Posts to a provider and hands back the body of its answer, whatever its status. A redirect is not followed: it would
 * carry the code, and the credentials, somewhere the operator did not name.
 * @throws Problem `sms_send_failed` 422 where no answer comes, or not in time
 */
export async function postToProvider(
	{ fetch, waitMs = LONGEST_WAIT_MS }: Reach,
	url: string,
	request: { headers: Record<string, string>; body: string },
): Promise<{ ok: boolean; status: number; body: Record<string, unknown> | null }> {
	try {
		const signal = AbortSignal.timeout(waitMs);
		const response = await fetch(url, { method: 'POST', redirect: 'manual', signal, ...request });
		const text = await response.text();
		return { ok: response.ok, status: response.status, body: readObject(text) };
	} catch (error) {
		const late = error instanceof Error && error.name === 'TimeoutError';
		throw smsFailed(late ? 'no answer in time' : 'it cannot be reached');
	}
}

function readObject(text: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
	} catch {
		return null;
	}
}
