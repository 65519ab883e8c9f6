import type { Statement } from '#src/platform/database/database.ts';
import type { Relation } from './catalogue.ts';
import { limitSql, orderSql, Parameters, whereSql } from './conditions.ts';
import { rangeAnswer } from './content-range.ts';
import type { MediaType } from './media-type.ts';
import { outcomeOf, type Plan, requirePlainSelect } from './plan.ts';
import { appliedPreferences, type Preferences } from './preferences.ts';
import { answerSql, finishBody, projectionOf } from './projection.ts';
import { type Query, rangeOf } from './query.ts';
import type { RoleLimits } from './role-limits.ts';
import { notSingular } from './wire-errors.ts';

/** GET and HEAD on a table or view. */
export function planRead({
	schema,
	relation,
	query,
	preferences,
	mediaType,
	limits,
	rangeHeader,
	headOnly,
}: {
	schema: string;
	relation: Relation;
	query: Query;
	preferences: Preferences;
	mediaType: MediaType;
	limits: RoleLimits;
	rangeHeader: string | null;
	headOnly: boolean;
}): Plan {
	requirePlainSelect(query.select, schema, relation.name);
	const range = rangeOf(query, rangeHeader, limits.maxRows);
	const parameters = new Parameters();
	const projection = projectionOf(relation, query.select, parameters);
	const from = `from ${relation.sql} as w${whereSql(relation, query.conditions, parameters)}`;
	// Nobody sees the order of rows that are only counted; its names are checked all the same.
	const order = orderSql(relation, query.order, query.select, headOnly ? new Parameters() : parameters);
	const rows = `select ${projection.list} ${from}${headOnly ? '' : order}${limitSql(range, parameters)}`;
	const answer = headOnly
		? { body: 'null::text', from: `(${rows}) as r` }
		: answerSql(projection, mediaType, { rows, mostRows: range.limit, mostBytes: limits.answerBytes }, parameters);
	const total = totalSql(from, range, preferences, limits, parameters);
	const statements: Statement[] = [
		{
			text: `select ${answer.body} as body, count(*) as rows, ${total} as total from ${answer.from}`,
			values: parameters.values,
		},
	];
	const estimated = preferences.count === 'estimated' && limits.maxRows !== undefined;
	if (preferences.count === 'planned' || estimated) statements.push(planStatement(relation, query));

	return {
		readOnly: true,
		statements,
		answer([read, planned]) {
			const { body, rows, total } = outcomeOf(read);
			const guessed = planned && plannedRows(planned.rows[0]);
			// What was counted no further than to `maxRows` is more than that by the planner's guess.
			const known =
				estimated && Number(total) > Number(limits.maxRows)
					? Math.max(Number(total), guessed ?? 0)
					: (total ?? guessed);
			if (mediaType.form === 'object' && rows !== 1) throw notSingular(rows);
			const { status, range: contentRange } = rangeAnswer(range.offset, rows, known);
			const headers: Record<string, string> = { 'Content-Type': mediaType.contentType, 'Content-Range': contentRange };
			const applied = appliedPreferences(preferences, ['count']);
			if (applied) headers['Preference-Applied'] = applied;
			return { status, headers, body: headOnly ? null : finishBody(body, projection, mediaType) };
		},
	};
}

/** How many rows there are without `limit` and `offset`, as SQL; null where nobody asks. */
function totalSql(
	from: string,
	{ limit, offset }: { limit: number | undefined; offset: number },
	{ count }: Preferences,
	{ maxRows }: RoleLimits,
	parameters: Parameters,
): string {
	if (count !== 'exact' && count !== 'estimated') return 'null';
	if (limit === undefined && offset === 0) return 'count(*)';
	const isBounded = count === 'estimated' && maxRows !== undefined;
	const all = isBounded
		? `(select count(*) from (select ${from} limit ${parameters.add(maxRows + 1)}) as c)`
		: `(select count(*) ${from})`;
	if (offset > 0) return all;
	// The first rows were all where they are fewer than was asked for.
	return `case when count(*) < ${parameters.add(limit)}::bigint then count(*) else ${all} end`;
}

/** How many rows PostgreSQL's planner expects, without reading them. */
function planStatement(relation: Relation, { conditions }: Query): Statement {
	const parameters = new Parameters();
	const where = whereSql(relation, conditions, parameters);
	return { text: `explain (format json) select 1 from ${relation.sql} as w${where}`, values: parameters.values };
}

function plannedRows(row: Record<string, unknown> | undefined): number | undefined {
	const [explained] = Object.values(row ?? {}) as [[{ Plan?: { 'Plan Rows'?: number } }] | undefined];
	return explained?.[0].Plan?.['Plan Rows'];
}
