import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { lockUser, removeFactor, requireFactor } from './factor-rows.ts';
import { requireMember } from './member.ts';
import { notifyOfFactor } from './notice.ts';

const refusalSql = `
	select case
		when f.status = 'verified' and coalesce((
			select s.aal from auth.sessions s where s.id = $3 and s.user_id = $2), 'aal1') <> 'aal2' then 'aal'
		when f.status = 'verified'
			and exists (select from auth.mfa_factors r where r.user_id = $2 and r.factor_type = 'recovery_code')
			and not exists (
				select from auth.mfa_factors o
				where o.user_id = $2 and o.id <> f.id and o.status = 'verified' and o.factor_type <> 'recovery_code') then 'last'
	end as refusal
	from auth.mfa_factors f where f.id = $1 and f.user_id = $2`;

/** DELETE /factors/{id} (auth-contract 15.4). */
export function unenrollFactor(parts: AuthParts): Route {
	const { database, clock } = parts;
	return async (c) => {
		const member = await requireMember(c, parts);
		const { userId, sessionId, address } = member;
		const { id, factor_type: kind, status } = await requireFactor(database, c.req.param('factor_id') ?? '', userId);
		if (kind === 'recovery_code')
			throw new Problem(
				'validation_failed',
				422,
				'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
			);
		await database.transaction(async (tx) => {
			const run = ({ text, values }: { text: string; values?: readonly unknown[] }) => tx.query(text, values);
			await run(lockUser(userId));
			const { rows } = await tx.query<{ refusal: 'aal' | 'last' | null }>(refusalSql, [id, userId, sessionId]);
			if (rows[0]?.refusal) throw refusals[rows[0].refusal]();
			await run(removeFactor({ id, userId, kind, action: 'factor_unenrolled', now: clock(), address }));
		});
		if (status === 'verified') notifyOfFactor(c, parts, member, 'factor_removed');
		return c.json({ id });
	};
}

const refusals = {
	aal: () => new Problem('insufficient_aal', 422, 'AAL2 required to unenroll verified factor'),
	last: () =>
		new Problem(
			'mfa_recovery_codes_sole_factor',
			422,
			'Recovery codes cannot be the only verified factor, remove them first',
		),
};
