import type { Caller } from '#src/backend/caller.ts';
import { withinModelLimit } from '#src/backend/functions/model-limit.ts';
import type { FunctionContext } from '#src/backend/functions/server-function.ts';
import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { ArticleDesk } from './article-desk.server.ts';
import { checkTopicRequest } from './topic-request.ts';

type Asking = Pick<FunctionContext, 'address' | 'caller' | 'signal'>;

/**
 * The functions of the blog.
 * - `generate-daily-articles`, for anybody signed in: no payload, `{ count, articles: [id…] }` of what this call added,
 *   and `today: [id…]`, the whole set of the day.
 * - `generate-article`, for administrators: `{ topic, category }`, answers
 *   `{ article: { id, slug, titles }, writer, theme, matched }`.
 *
 * Programs with the secret key may call both.
 */
export function articleFunctions({
	desk,
	database,
	limits,
}: {
	desk: ArticleDesk;
	database: Database;
	limits: Limits;
}): Record<'generate-daily-articles' | 'generate-article', (payload: unknown, asking: Asking) => Promise<object>> {
	return {
		'generate-daily-articles': async (_payload, { caller }) => {
			requireSignedIn(caller);
			// Not aborted when the visitor leaves: the day's articles are for everybody.
			const articles = await desk.daily();
			return { count: articles.length, articles, today: await desk.ofToday() };
		},
		'generate-article': async (payload, { address, caller, signal }) => {
			requireSignedIn(caller);
			await requireAdmin(database, caller);
			const request = checkTopicRequest(payload);
			const mayAskModel = await withinModelLimit(limits, { address, caller });
			const { id, slug, titles, writer, theme, matched } = await desk.onTopic(request, { mayAskModel, signal });
			return { article: { id, slug, titles }, writer, theme, matched };
		},
	};
}

/** @throws Problem `not_signed_in` 401 with the specification's sentence */
function requireSignedIn(caller: Caller): void {
	if (!caller.userId && caller.role !== 'service_role')
		throw new Problem('not_signed_in', 401, 'You must be logged in');
}

const readPowersSql = `
	select internal.may_administer($1, $2, $3) as "mayAdminister", internal.is_in_session($1, $3) as "isInSession",
		exists (select from public.user_roles where user_id = $1 and role = 'admin') as "hasRole"`;

/**
 * Roles, bans and sessions are read from the tables, not from the token.
 * @throws Problem `not_signed_in` 401 where the session has ended or the account is banned; `not_admin` 403; `insufficient_aal` 403 for an administrator who has a second factor and has not used
 *   it in this session
 */
async function requireAdmin(database: Database, { role, userId, claims }: Caller): Promise<void> {
	if (role === 'service_role') return;
	const { rows } = await database.query<{ mayAdminister: boolean; isInSession: boolean; hasRole: boolean }>(
		readPowersSql,
		[userId, claims.aal ?? null, claims.session_id ?? null],
	);
	if (rows[0]?.mayAdminister) return;
	if (!rows[0]?.isInSession) throw new Problem('not_signed_in', 401, 'You must be logged in');
	if (rows[0]?.hasRole)
		throw new Problem('insufficient_aal', 403, 'Administrators with a second factor have to use it for this');
	throw new Problem('not_admin', 403, 'Only administrators can generate an article');
}
