import type * as z from 'zod/mini';
import { isLanguage } from '#src/language/languages.ts';
import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { Problem } from '#src/platform/http/problem.ts';

/** What is said of a payload that cannot be read, by the keys that a schema's issues carry. */
export type Messages<Key extends string> = InEveryLanguage<Readonly<Record<Key, string>>>;

/**
 * Checks a payload whose schema speaks in keys of `messages`.
 * @param otherwise the key and the field of an issue that names none
 * @throws Problem 400 with the message of the first issue in the payload's language (Persian where it names none of
 * ours), and `details.field`
 */
export function checkPayload<Schema extends z.ZodMiniType, Key extends string>(
	schema: Schema,
	payload: unknown,
	messages: Messages<Key>,
	otherwise: { key: Key; field: string },
): z.infer<Schema> {
	const parsed = schema.safeParse(payload);
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	const key = issue && issue.message in messages.en ? (issue.message as Key) : otherwise.key;
	const asked = (payload as { language?: unknown } | null)?.language;
	const language = isLanguage(asked) ? asked : 'fa';
	throw new Problem(key, 400, messages[language][key], { field: fieldOf(issue?.path ?? []) || otherwise.field });
}

/** The field that a path leads to; of a list it is the list. */
function fieldOf(path: readonly PropertyKey[]): string {
	const item = path.findIndex((step) => typeof step === 'number');
	return (item < 0 ? path : path.slice(0, item)).join('.');
}
