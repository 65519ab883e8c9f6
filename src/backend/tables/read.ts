import type { Statement } from '#src/platform/database/database.ts';
import type { Relation } from './catalogue.ts';
import { limitSql, orderSql, Parameters, whereSql } from './conditions.ts';
import { rangeAnswer } from './content-range.ts';
import type { MediaType } from './media-type.ts';
import { outcomeOf, type Plan, requirePlainSelect } from './plan.ts';
import { appliedPreferences, type Preferences } from './preferences.ts';
import { bodySql, finishBody, projectionOf } from './projection.ts';
import { type Query, rangeOf } from './query.ts';
import { notSingular } from './wire-errors.ts';

/** GET and HEAD on a table or view. */
export function planRead({
	schema,
	relation,
	query,
	preferences,
	mediaType,
	rangeHeader,
	headOnly,
}: {
	schema: string;
	relation: Relation;
	query: Query;
	preferences: Preferences;
	mediaType: MediaType;
	rangeHeader: string | null;
	headOnly: boolean;
}): Plan {
	requirePlainSelect(query.select, schema, relation.name);
	const range = rangeOf(query, rangeHeader);
	const whole = range.limit === undefined && range.offset === 0;
	const parameters = new Parameters();
	const projection = projectionOf(relation, query.select, parameters);
	const from = `from ${relation.sql} as w${whereSql(relation, query.conditions, parameters)}`;
	// Nobody sees the order of rows that are only counted; its names are checked all the same.
	const order = orderSql(relation, query.order, query.select, headOnly ? new Parameters() : parameters);
	const counted = preferences.count === 'exact' || preferences.count === 'estimated';
	const total = counted && !whole ? `, (select count(*) ${from}) as total` : '';
	const rows = `select ${projection.list} ${from}${headOnly ? '' : order}${limitSql(range, parameters)}`;
	const body = headOnly ? 'null::text' : bodySql(projection, mediaType, parameters);
	const statements: Statement[] = [
		{
			text: `select ${body} as body, count(*) as rows${total} from (${rows}) as r`,
			values: parameters.values,
			bytes: mediaType.form !== 'csv',
		},
	];
	if (preferences.count === 'planned') statements.push(planStatement(relation, query));

	return {
		readOnly: true,
		statements,
		answer([read, planned]) {
			const { body, rows, total } = outcomeOf(read);
			const known = planned ? plannedRows(planned.rows[0]) : counted ? (total ?? rows) : undefined;
			if (mediaType.form === 'object' && rows !== 1) throw notSingular(rows);
			const { status, range: contentRange } = rangeAnswer(range.offset, rows, known);
			const headers: Record<string, string> = { 'Content-Type': mediaType.contentType, 'Content-Range': contentRange };
			const applied = appliedPreferences(preferences, ['count']);
			if (applied) headers['Preference-Applied'] = applied;
			return { status, headers, body: headOnly ? null : finishBody(body, projection, mediaType) };
		},
	};
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
