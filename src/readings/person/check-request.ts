import type * as z from 'zod/mini';
import { isLanguage } from '#src/language/languages.ts';
import { Problem } from '#src/platform/problem.ts';
import { messages, type PersonMessageKey } from './messages.ts';

/** A refusal of one field of a payload, said in the payload's language (Persian where it names none of ours). */
export function fieldProblem(key: PersonMessageKey, field: string, payload: unknown): Problem {
	const asked = (payload as { language?: unknown } | null)?.language;
	return new Problem(key, 400, messages[isLanguage(asked) ? asked : 'fa'][key], { field });
}

/**
 * Checks a payload whose schema speaks in keys of `messages.ts`.
 * @throws Problem 400 with the seed's message for the first issue, and `details.field` (`person1.name` where it is nested)
 */
export function checkRequest<Schema extends z.ZodMiniType>(schema: Schema, payload: unknown): z.infer<Schema> {
	const parsed = schema.safeParse(payload);
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	const key = issue && issue.message in messages.en ? (issue.message as PersonMessageKey) : 'fields_missing';
	throw fieldProblem(key, issue?.path.join('.') || 'name', payload);
}
