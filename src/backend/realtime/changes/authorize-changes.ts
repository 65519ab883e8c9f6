import { type Database, DatabaseError, type Statement } from '#src/platform/database/database.ts';
import type { Caller } from '../../caller.ts';
import { callerStatement } from '../../tables/caller-settings.ts';
import { type Change, checkedRow } from './change.ts';
import type { Filter } from './filters.ts';
import { FINGERPRINTS, type Rules } from './rules.ts';

/** Changes to be checked for a caller and a filter. */
export type Case = {
	readonly caller: Caller;
	readonly rules: Rules;
	readonly filter: Filter;
	readonly changes: readonly Change[];
};

/** For each case the changes that are to be sent; null where the check failed. */
export type Authorized = readonly (ReadonlySet<Change> | null)[];

/** The rules of these tables have changed, or the tables were dropped. */
export class RulesChanged extends Error {
	override readonly name = 'RulesChanged';
}

/** Time limit of one rule or filter, for all changes of a batch. */
const LONGEST_MS = 1_000;
/** Cases that are checked in one transaction. */
const AT_ONCE = 250;

/**
 * Asks the database which changes each caller may see. A policy is evaluated on the row as it was sent, not as it is
 * now: it may have been deleted, hidden or made visible since. It is asked as the caller's role, with the caller's
 * claims.
 * @throws RulesChanged where the rules of a case are not those of the database any more
 */
export async function authorizeChanges(database: Database, cases: readonly Case[]): Promise<Authorized> {
	const authorized: (ReadonlySet<Change> | null)[] = [];
	for (let at = 0; at < Math.max(cases.length, 1); at += AT_ONCE) {
		const some = cases.slice(at, at + AT_ONCE);
		try {
			authorized.push(...(await ask(database, some)));
		} catch (error) {
			if (!(error instanceof DatabaseError)) throw error;
			// One rule that fails must not prevent the others from being checked.
			for (const one of some)
				authorized.push(
					...(await ask(database, [one]).catch((reason) => {
						if (!(reason instanceof DatabaseError)) throw reason;
						return [null];
					})),
				);
		}
	}
	return authorized;
}

async function ask(database: Database, cases: readonly Case[]): Promise<ReadonlySet<Change>[]> {
	const relations = [...new Set(cases.map(({ rules }) => rules.relation))];
	const statements: Statement[] = [{ text: FINGERPRINTS, values: [relations] }];
	const asked: (number | null)[] = [];
	for (const { caller, rules, filter, changes } of cases) {
		const conditions = [rules.conditions[caller.role], filter.sql || null].filter((condition) => condition !== null);
		asked.push(conditions.length > 0 ? statements.length + 1 : null);
		if (conditions.length === 0) continue;
		// Names that no column has: those of the table must not meet any of ours.
		const text = `select "k 1"."p 1"::int as place from unnest($1::text[]) with ordinality as "k 1" ("r 1", "p 1")
			where exists (select from jsonb_populate_record(null::${rules.sql}, "k 1"."r 1"::jsonb) as ${rules.alias}
				where ${conditions.join(' and ')})`;
		statements.push(
			callerStatement(caller, { method: 'GET', path: '/realtime', readOnly: true, timeoutMs: LONGEST_MS }),
			{
				text,
				values: [changes.map(checkedRow), ...filter.values],
			},
		);
	}
	const results = await database.batch(statements);
	const current = new Map((results[0]?.rows ?? []).map((row) => [row.relation as number, row.fingerprint as string]));
	if (cases.some(({ rules }) => current.get(rules.relation) !== rules.fingerprint)) throw new RulesChanged();
	return cases.map(({ changes }, index) => {
		const place = asked[index];
		if (place === null || place === undefined) return new Set(changes);
		const rows = (results[place]?.rows ?? []) as { place: number }[];
		return new Set(rows.flatMap((row) => changes[row.place - 1] ?? []));
	});
}
