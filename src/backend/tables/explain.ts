import type { Result } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Explain, MediaType } from './parse/media-type.ts';
import type { Answer, Plan } from './plan.ts';

/** The same request, of which PostgreSQL is to tell how it would run it; with `analyze` it does run it. */
export function explained(plan: Plan, { contentType, explain }: MediaType & { explain: Explain }): Plan {
	const [statement] = plan.statements;
	if (!statement) throw new Error('a plan without statements');
	const options = [...explain.options, `format ${explain.format}`].join(', ');
	return {
		readOnly: plan.readOnly,
		statements: [{ text: `explain (${options}) ${statement.text}`, values: statement.values ?? [] }],
		answer: ([result]): Answer => ({
			status: 200,
			headers: { 'Content-Type': contentType },
			body: explain.format === 'json' ? JSON.stringify(linesOf(result)[0]) : linesOf(result).join('\n'),
		}),
	};
}

/** `explain` answers one column: of one row with JSON, or of a row for each line of text. */
function linesOf(result: Result | undefined): unknown[] {
	return (result?.rows ?? []).flatMap((row) => Object.values(row));
}

/**
 * Whether plans are told is the operator's choice.
 * @throws Problem PGRST107 (406)
 */
export function requireExplainAllowed(mediaType: MediaType, allowed: boolean): void {
	if (mediaType.explain && !allowed)
		throw new Problem(
			'PGRST107',
			406,
			`None of these media types are available: ${mediaType.contentType.replace('; charset=utf-8', '')}`,
		);
}
