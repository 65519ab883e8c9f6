import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext } from '../auth-parts.ts';

/** Far deeper than real metadata; PostgreSQL and JSON.stringify fail somewhere beyond. */
const DEEPEST = 100;

/** A text field; absent, null and empty are the same (auth-contract 0.1). */
export const text = z
	.string()
	.nullish()
	.transform((value) => value ?? '');

/** A JSON object of the caller's own making; null when absent. */
export const object = z
	.custom<Record<string, unknown>>(isObject, { error: 'must be an object' })
	.nullish()
	.transform((value) => value ?? null);

/**
 * Reads a JSON body. Fields that the schema does not name are ignored.
 * @throws Problem `bad_json` 400
 */
export async function readBody<Schema extends z.ZodType>(c: AuthContext, schema: Schema): Promise<z.output<Schema>> {
	const raw = await c.req.text();
	if (raw.trim() === '') throw badJson('unexpected end of JSON input');
	let value: unknown;
	try {
		value = JSON.parse(raw);
	} catch {
		throw badJson('invalid JSON');
	}
	requireStorable(value, 0);
	const parsed = schema.safeParse(value ?? {});
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	throw badJson(issue?.path.length ? `${issue.path.join('.')}: ${issue.message}` : 'an object is expected');
}

/**
 * The same where no body at all means an empty object: the client sends some requests without one (auth-contract 0.1).
 */
export async function readOptionalBody<Schema extends z.ZodType>(
	c: AuthContext,
	schema: Schema,
): Promise<z.output<Schema>> {
	return (await c.req.text()).trim() === '' ? schema.parse({}) : readBody(c, schema);
}

/** PostgreSQL keeps neither U+0000 nor half a surrogate pair, both of which JSON can spell. */
function requireStorable(value: unknown, depth: number): void {
	if (depth > DEEPEST) throw badJson('nested too deeply');
	if (typeof value === 'string') requireStorableText(value);
	else if (Array.isArray(value)) for (const item of value) requireStorable(item, depth + 1);
	else if (isObject(value))
		for (const [key, item] of Object.entries(value)) {
			requireStorableText(key);
			requireStorable(item, depth + 1);
		}
}

function requireStorableText(value: string): void {
	if (value.includes('\0') || !value.isWellFormed()) throw badJson('a text holds characters that cannot be kept');
}

const badJson = (what: string) => new Problem('bad_json', 400, `Could not parse request body as JSON: ${what}`);

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
