import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext } from '../auth-parts.ts';
import { oauthProblem } from '../wire/wire-errors.ts';

/**
 * The text fields of a body that is a form or JSON, by its content type (auth-contract 18).
 * @throws Problem `bad_json` 400 for JSON that is none; `invalid_request` for a field given twice (OAuth 2.1, 3.2)
 */
export async function readTokenFields(c: AuthContext): Promise<Record<string, string>> {
	const raw = await c.req.text();
	if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
		const form = new URLSearchParams(raw);
		if ([...form.keys()].length !== new Set(form.keys()).size)
			throw oauthProblem('invalid_request', 'A parameter is given more than once');
		return readable(Object.fromEntries(form));
	}
	let value: unknown;
	try {
		value = JSON.parse(raw || '{}');
	} catch {
		throw new Problem('bad_json', 400, 'Could not parse request body as JSON: invalid JSON');
	}
	const entries = Object.entries((value ?? {}) as Record<string, unknown>);
	return readable(
		Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
	);
}

/** PostgreSQL keeps no U+0000, and nothing we issue or accept holds a control character. */
function readable(fields: Record<string, string>): Record<string, string> {
	if (Object.values(fields).some((value) => /\p{Cc}/u.test(value) || !value.isWellFormed()))
		throw oauthProblem('invalid_request', 'A parameter cannot be read');
	return fields;
}
