import type * as z from 'zod/mini';
import { isLanguage } from '#src/language/languages.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { checkPayload } from '../flow/check-payload.ts';
import { messages, type PersonMessageKey } from './messages.ts';

/** A refusal of one field of a payload, said in the payload's language (Persian where it names none of ours). */
export function fieldProblem(key: PersonMessageKey, field: string, payload: unknown): Problem {
	const asked = (payload as { language?: unknown } | null)?.language;
	return new Problem(key, 400, messages[isLanguage(asked) ? asked : 'fa'][key], { field });
}

/**
 * Checks a payload whose schema speaks in keys of `messages.ts`.
 * @throws Problem 400 with the message of the first issue, and `details.field` (`person1.name` where it is nested)
 */
export const checkRequest = <Schema extends z.ZodMiniType>(schema: Schema, payload: unknown): z.infer<Schema> =>
	checkPayload(schema, payload, messages, { key: 'fields_missing', field: 'name' });
