import type { Statement } from '#src/platform/database/database.ts';
import { allRowsSql, countable } from './embedding/all-rows.ts';
import { type Making, rowsSql } from './embedding/level-sql.ts';
import { type Node, nodeOf, type Place } from './embedding/node.ts';
import type { RoleLimits } from './limits/role-limits.ts';
import type { Catalogue, Relation } from './names/catalogue.ts';
import { Parameters, sourceOf } from './parse/conditions.ts';
import { rangeAnswer } from './parse/content-range.ts';
import type { MediaType } from './parse/media-type.ts';
import { appliedPreferences, type Preferences } from './parse/preferences.ts';
import { outcomeOf, type Plan } from './plan.ts';
import { notSingular } from './problems.ts';
import { answerSql, answerStatement, finishBody } from './projection.ts';
import { type Query, rangeOf } from './query.ts';

/** GET and HEAD on a table or view. */
export function planRead({
	catalogue,
	relation,
	query,
	preferences,
	mediaType,
	limits,
	rangeHeader,
	headOnly,
}: {
	catalogue: Catalogue;
	relation: Relation;
	query: Query;
	preferences: Preferences;
	mediaType: MediaType;
	limits: RoleLimits;
	rangeHeader: string | null;
	headOnly: boolean;
}): Plan {
	const range = rangeOf(query, rangeHeader, limits.maxRows);
	const parameters = new Parameters();
	const making: Making = { parameters, limits, aliases: 1 };
	const node = nodeOf(catalogue, query, sourceOf(relation, 'w'), relation.name);
	const place: Place = { from: `${relation.sql} as w`, conditions: [] };
	// Where rows are only counted, order and embedded rows are left out; their names are still checked.
	if (headOnly) rowsSql({ ...making, parameters: new Parameters() }, node, place, { range });
	const { text, projection } = rowsSql(making, headOnly ? countable(node) : node, place, { range });
	const answer = headOnly
		? { body: 'null::text', from: `(${text}) as r` }
		: answerSql(
				projection,
				mediaType,
				{ rows: text, mostRows: range.limit, mostBytes: limits.answerBytes },
				parameters,
			);
	const total = totalSql(() => allRowsSql(making, node, place), range, preferences, limits, parameters);
	const statements: Statement[] = [
		answerStatement(
			`select ${answer.body} as body, count(*) as rows, ${total} as total from ${answer.from}`,
			parameters,
			mediaType,
		),
	];
	const estimated = preferences.count === 'estimated' && limits.maxRows !== undefined;
	if (preferences.count === 'planned' || estimated)
		statements.push(planStatement({ ...making, parameters: new Parameters() }, node, place));

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
	from: () => string,
	{ limit, offset }: { limit: number | undefined; offset: number },
	{ count }: Preferences,
	{ maxRows }: RoleLimits,
	parameters: Parameters,
): string {
	if (count !== 'exact' && count !== 'estimated') return 'null';
	if (limit === undefined && offset === 0) return 'count(*)';
	const isBounded = count === 'estimated' && maxRows !== undefined;
	const all = isBounded
		? `(select count(*) from (select ${from()} limit ${parameters.add(maxRows + 1)}) as c)`
		: `(select count(*) ${from()})`;
	if (offset > 0) return all;
	// The first rows were all where they are fewer than was asked for.
	return `case when count(*) < ${parameters.add(limit)}::bigint then count(*) else ${all} end`;
}

/** How many rows PostgreSQL's planner expects, without reading them. */
function planStatement(making: Making, node: Node, place: Place): Statement {
	const from = allRowsSql(making, node, place);
	return { text: `explain (format json) select 1 ${from}`, values: making.parameters.values };
}

function plannedRows(row: Record<string, unknown> | undefined): number | undefined {
	const [explained] = Object.values(row ?? {}) as [[{ Plan?: { 'Plan Rows'?: number } }] | undefined];
	return explained?.[0].Plan?.['Plan Rows'];
}
