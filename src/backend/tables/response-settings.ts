import { Problem } from '#src/platform/http/problem.ts';
import type { Answer, Outcome } from './plan.ts';

/**
 * Functions and triggers may set the status and headers of the answer through the settings `response.status` and
 * `response.headers`.
 * @throws Problem PGRST111, PGRST112 (500) where their values are invalid
 */
export function withDatabaseWishes(
	answer: Answer,
	{ response_status: status, response_headers: headers }: Outcome,
): Answer {
	if (!status && !headers) return answer;
	return {
		status: status ? statusOf(status) : answer.status,
		headers: headers ? { ...answer.headers, ...headersOf(headers) } : answer.headers,
		body: answer.body,
	};
}

function statusOf(text: string): number {
	if (!/^[2-5]\d\d$/.test(text)) throw new Problem('PGRST112', 500, 'response.status guc must be a valid status code');
	return Number(text);
}

function headersOf(text: string): Record<string, string> {
	try {
		const list = JSON.parse(text) as Record<string, string>[];
		const headers: Record<string, string> = {};
		for (const item of list) {
			const [entry, ...more] = Object.entries(item);
			if (!entry || more.length > 0 || typeof entry[1] !== 'string') throw new TypeError('not a header');
			headers[entry[0]] = entry[1];
		}
		// Throws for names and values that HTTP does not allow.
		new Headers(headers);
		return headers;
	} catch (cause) {
		throw new Problem(
			'PGRST111',
			500,
			'response.headers guc must be a JSON array composed of objects with a single key and a string value',
			{},
			{ cause },
		);
	}
}
