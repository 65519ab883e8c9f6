import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { requirePage, tellPages } from './pagination.ts';
import { requireAdmin } from './require-admin.ts';

type Line = { id: string; payload: Record<string, unknown>; created_at: Date; ip_address: string };

/** The fields that can be searched (`query=action:login`), and their columns. */
const scopes: Readonly<Record<string, string>> = {
	author: `coalesce((select coalesce(u.email, u.phone) from auth.users u where u.id::text = e.payload ->> 'actor_id'), '')
		|| ' ' || coalesce(e.payload ->> 'actor_id', '')`,
	action: `e.payload ->> 'action'`,
	type: `e.payload ->> 'log_type'`,
};

/** GET /admin/audit (auth-contract 25): a bare array, the newest first. */
export function readAuditLog({ database, ...parts }: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, { database, ...parts });
		const page = requirePage(c);
		const { where, values } = requireSearch(c);
		const [counted, found] = await database.batch([
			{ text: `select count(*) as total from auth.audit_log_entries e where ${where}`, values },
			{
				text: `select e.id, e.payload, e.created_at, e.ip_address from auth.audit_log_entries e where ${where}
					order by e.created_at desc, e.id limit ${page.perPage} offset ${(page.page - 1) * page.perPage}`,
				values,
			},
		]);
		tellPages(c, '/admin/audit', page, Number(counted?.rows[0]?.total ?? 0));
		return c.json((found?.rows ?? []) as Line[]);
	};
}

function requireSearch(c: AuthContext): { where: string; values: string[] } {
	const query = c.req.query('query') ?? '';
	if (query === '') return { where: 'true', values: [] };
	const [scope = '', ...rest] = query.split(':');
	const column = Object.hasOwn(scopes, scope) ? scopes[scope] : undefined;
	if (!column || rest.length === 0 || query.includes('\0'))
		throw new Problem('validation_failed', 400, `Invalid query scope: ${scope.slice(0, 100)}`);
	return { where: `${column} ilike $1`, values: [`%${rest.join(':').replace(/[\\%_]/g, '\\$&')}%`] };
}
