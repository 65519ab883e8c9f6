import { Problem } from '#src/platform/http/problem.ts';
import { type Making, orderSql, rowsSql } from './embedding/level-sql.ts';
import { neededColumns, needsRow, nodeOf, ROW, tiedColumns } from './embedding/node.ts';
import type { RoleLimits } from './limits/role-limits.ts';
import type { Catalogue, Column, Relation } from './names/catalogue.ts';
import { limitSql, Parameters, requireColumn, sourceOf, whereSql } from './parse/conditions.ts';
import { contentRange } from './parse/content-range.ts';
import type { MediaType } from './parse/media-type.ts';
import type { Payload } from './parse/payload.ts';
import { type Appliable, appliedPreferences, type Preferences } from './parse/preferences.ts';
import { type Answer, type Outcome, outcomeOf, type Plan } from './plan.ts';
import { unwritableColumn } from './problems.ts';
import { answerSql, answerStatement, finishBody } from './projection.ts';
import type { Query } from './query.ts';
import { withDatabaseWishes } from './response-settings.ts';
import { guardSql } from './wire-errors.ts';

export type WriteRequest = {
	readonly catalogue: Catalogue;
	readonly relation: Relation;
	readonly query: Query;
	readonly preferences: Preferences;
	readonly mediaType: MediaType;
	readonly limits: RoleLimits;
};

/** POST: inserts rows, or with a resolution upserts them. */
export function planInsert(request: WriteRequest, payload: Payload): Plan {
	const { relation, query, preferences } = request;
	const columns = writtenColumns(relation, query.columns ?? payload.keys);
	const parameters = new Parameters();
	const conflict = conflictOf(request, columns);
	const names = columns.length === 0 ? '' : ` (${columns.map((column) => column.sql).join(', ')})`;
	const rows = payloadSql(columns, parameters.add(payload.rows), preferences.missing === 'default');
	const counting = conflict?.merges ? ` where ${countInserted(1)} <> '0'` : '';
	const change = `insert into ${relation.sql} as w${names} ${rows}${counting}${conflict?.sql ?? ''}`;
	return planChange(request, change, parameters, {
		merges: conflict?.merges ?? false,
		mostRows: payload.count,
		finish(outcome) {
			const headers: Record<string, string> = {
				'Content-Range': contentRange(1, 0, counts(preferences) ? outcome.rows : undefined),
			};
			const location = locationOf(relation, outcome);
			if (location) headers.Location = location;
			const resolves = relation.primaryKey.length > 0 || query.onConflict !== undefined;
			setApplied(headers, preferences, [...(resolves ? (['resolution'] as const) : []), 'missing', 'return', 'count']);
			const nothingNew = conflict?.merges && (outcome.inserted ?? 0) <= 0;
			return { status: nothingNew ? 200 : 201, headers };
		},
	});
}

/** PATCH: changes the rows that the filters find. */
export function planUpdate(request: WriteRequest, payload: Payload): Plan {
	const { relation, query, preferences } = request;
	const columns = writtenColumns(relation, query.columns ?? payload.keys);
	const parameters = new Parameters();
	const nothing = columns.length === 0 || payload.count === 0;
	let change: string;
	if (nothing) {
		// There is nothing to set, but the names in the filters are still checked.
		const where = whereSql(sourceOf(relation, 'w'), query.conditions, parameters);
		change = `from ${relation.sql} as w${where ? `${where} and` : ' where'} false`;
	} else {
		const values = payloadSql(columns, parameters.add(payload.rows), preferences.missing === 'default');
		const sets = columns.map((column) => `${column.sql} = p.${column.sql}`).join(', ');
		const where = affectedSql(request, parameters);
		change = `update ${relation.sql} as w set ${sets} from (${values} limit 1) as p${where}`;
	}
	return planChange(request, change, parameters, {
		nothing,
		finish({ rows }) {
			const headers: Record<string, string> = {
				'Content-Range': contentRange(0, rows - 1, counts(preferences) ? rows : undefined),
			};
			setApplied(headers, preferences, ['missing', 'return', 'count', 'max-affected']);
			return { status: preferences.returns === 'representation' ? 200 : 204, headers };
		},
	});
}

/** DELETE: removes the rows that the filters find. */
export function planDelete(request: WriteRequest): Plan {
	const { relation, preferences } = request;
	const parameters = new Parameters();
	const change = `delete from ${relation.sql} as w${affectedSql(request, parameters)}`;
	return planChange(request, change, parameters, {
		finish({ rows }) {
			const headers: Record<string, string> = {
				'Content-Range': contentRange(1, 0, counts(preferences) ? rows : undefined),
			};
			setApplied(headers, preferences, ['return', 'count', 'max-affected']);
			return { status: preferences.returns === 'representation' ? 200 : 204, headers };
		},
	});
}

/** Wraps a change so that it answers one row: what was changed, as the caller wants to see it, and how much. */
function planChange(
	request: WriteRequest,
	change: string,
	parameters: Parameters,
	{
		merges = false,
		nothing = false,
		mostRows,
		finish,
	}: {
		merges?: boolean;
		nothing?: boolean;
		mostRows?: number;
		finish(outcome: Outcome): { status: number; headers: Record<string, string> };
	},
): Plan {
	const { relation, preferences, mediaType, limits } = request;
	const shown = preferences.returns === 'representation';
	const located = preferences.returns === 'headers-only' && relation.primaryKey.length > 0;
	const making: Making = { parameters: shown ? parameters : new Parameters(), limits, aliases: 1 };
	const { rows: read, returned, inner } = readBack(making, request);

	// Reading back wants the right to read, so only what is asked for is read back.
	const returning = shown ? returned : located ? relation.primaryKey.map(({ sql }) => `w.${sql}`) : [];
	const rows = shown ? read.text : 'select * from changed as w';
	const { projection } = read;
	// Rows that have nothing of what must be embedded are changed, but not shown.
	const count = shown && inner ? '(select count(*) from changed)' : 'count(*)';
	const extras = [
		`nullif(current_setting('response.status', true), '') as response_status`,
		`nullif(current_setting('response.headers', true), '') as response_headers`,
	];
	if (merges) extras.push(`nullif(current_setting('pgrst.inserted', true), '')::int as inserted`);
	if (located) {
		const keys = relation.primaryKey.map(({ sql }) => `r.${sql}::text`).join(', ');
		extras.push(`case when count(*) = 1 then json_agg(json_build_array(${keys}))->0 end as location`);
	}
	if (mediaType.form === 'object') extras.push(`${guardSql('PGRST116', `${count} <> 1`, count)} as single`);
	const { handling, maxAffected } = preferences;
	if (handling === 'strict' && maxAffected !== undefined)
		extras.push(`${guardSql('PGRST124', `${count} > ${parameters.add(maxAffected)}::bigint`, count)} as affected`);
	const result = shown
		? answerSql(projection, mediaType, { rows, mostRows, mostBytes: limits.answerBytes }, parameters)
		: { body: 'null::text', from: `(${rows}) as r` };
	const list = returning.length === 0 ? '1' : returning.join(', ');
	const text =
		`with changed as (${nothing ? `select ${list} ${change}` : `${change} returning ${list}`}) ` +
		`select ${result.body} as body, ${count} as rows, ${extras.join(', ')} from ${result.from}`;

	return {
		readOnly: false,
		statements: [answerStatement(text, parameters, mediaType)],
		answer([result]): Answer {
			const outcome = outcomeOf(result);
			const { status, headers } = finish(outcome);
			if (shown) headers['Content-Type'] = mediaType.contentType;
			return withDatabaseWishes(
				{ status, headers, body: shown ? finishBody(outcome.body, projection, mediaType) : null },
				outcome,
			);
		},
	};
}

/** The query of the changed rows as the caller wants to see them, and what the change has to return for it. */
function readBack(
	making: Making,
	{ catalogue, relation, query }: WriteRequest,
): { rows: ReturnType<typeof rowsSql>; returned: string[]; inner: boolean } {
	const level = { ...query, conditions: [], limit: undefined, offset: 0 };
	const plain = nodeOf(catalogue, level, sourceOf(relation, 'w'), relation.name);
	const whole = needsRow(plain);
	const source = { ...plain.source, row: whole ? `w.${ROW}` : 'w' };
	const node = whole ? nodeOf(catalogue, level, source, relation.name) : plain;
	const needed = neededColumns(node);
	const ordered = query.order.flatMap(({ relation: other, field }) =>
		other === undefined ? (relation.columns.get(field.column) ?? []) : [],
	);
	const tied = node.children.filter(({ item }) => item.inner).flatMap((child) => tiedColumns(child.relationship));
	const related = query.order.some((term) => term.relation !== undefined)
		? node.children.flatMap((child) => tiedColumns(child.relationship))
		: [];
	const columns =
		needed === '*' ? ['w.*'] : [...new Set([...needed, ...ordered, ...tied, ...related])].map(({ sql }) => `w.${sql}`);
	return {
		rows: rowsSql(making, node, { from: 'changed as w', conditions: [] }, { range: level }),
		returned: whole ? [...columns, `w as ${ROW}`] : columns,
		inner: node.children.some(({ item }) => item.inner),
	};
}

function writtenColumns(relation: Relation, names: readonly string[]): Column[] {
	return names.map((name) => {
		const column = relation.columns.get(name);
		if (!column) throw unwritableColumn(relation.name, name);
		return column;
	});
}

/** `select` of the rows in a JSON array. With `missing=default` an absent key gives the column's default, else null. */
function payloadSql(columns: readonly Column[], json: string, withDefaults: boolean): string {
	if (columns.length === 0) return `select from json_array_elements(${json}::json)`;
	const typed = columns.map(({ sql, type }) => `${sql} ${type}`).join(', ');
	if (!withDefaults)
		return `select ${columns.map(({ sql }) => `p.${sql}`).join(', ')} from json_to_recordset(${json}::json) as p(${typed})`;
	const values = columns.map(({ name, sql, preset }) =>
		preset === null
			? `p.${sql}`
			: `case when e.item->${literal(name)} is null then ${preset} else p.${sql} end as ${sql}`,
	);
	return `select ${values.join(', ')} from json_array_elements(${json}::json) as e(item), json_to_record(e.item) as p(${typed})`;
}

/** A name of the catalogue as a string constant. */
function literal(name: string): string {
	const doubled = name.replaceAll("'", "''");
	return name.includes('\\') ? `e'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`;
}

function conflictOf(
	{ relation, query, preferences }: WriteRequest,
	columns: readonly Column[],
): { sql: string; merges: boolean } | undefined {
	if (!preferences.resolution) return undefined;
	const keys = query.onConflict
		? query.onConflict.map((name) => requireColumn(sourceOf(relation, 'w'), name))
		: relation.primaryKey;
	if (keys.length === 0) return undefined;
	const on = ` on conflict (${keys.map(({ sql }) => sql).join(', ')}) do`;
	if (preferences.resolution === 'ignore-duplicates' || columns.length === 0)
		return { sql: `${on} nothing`, merges: false };
	const sets = columns.map(({ sql }) => `${sql} = excluded.${sql}`).join(', ');
	return { sql: `${on} update set ${sets} where ${countInserted(-1)} <> '-1'`, merges: true };
}

/** Counts rows that are new: each proposed row adds one, each that turns out to be an update takes it back. */
function countInserted(step: 1 | -1): string {
	const before = `coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)`;
	return `set_config('pgrst.inserted', (${before} + ${step})::text, true)`;
}

/**
 * The rows that a PATCH or DELETE touches. A limit is honoured, though newer PostgREST passes over it: to change all
 * rows where one was asked for would be worse.
 */
function affectedSql({ relation, query, limits }: WriteRequest, parameters: Parameters): string {
	const where = whereSql(sourceOf(relation, 'w'), query.conditions, parameters);
	if (query.limit === undefined && query.offset === 0) return where;
	if (!relation.isTable)
		throw new Problem('PGRST127', 400, 'Feature not implemented', {
			details: 'limit and offset are not possible when a view is changed',
		});
	const keys = relation.primaryKey.length > 0 ? relation.primaryKey.map(({ sql }) => `w.${sql}`).join(', ') : 'w.ctid';
	const making: Making = { parameters, limits, aliases: 1 };
	const order = orderSql(making, { level: query, source: sourceOf(relation, 'w'), children: [] });
	return ` where (${keys}) in (select ${keys} from ${relation.sql} as w${where}${order.text}${limitSql(query, parameters)})`;
}

function counts({ count }: Preferences): boolean {
	return count === 'exact' || count === 'estimated';
}

function setApplied(headers: Record<string, string>, preferences: Preferences, names: readonly Appliable[]): void {
	const applied = appliedPreferences(preferences, names);
	if (applied) headers['Preference-Applied'] = applied;
}

/** Where the one new row is found. */
function locationOf({ name, primaryKey }: Relation, { location }: Outcome): string | undefined {
	if (!location) return undefined;
	const filters = primaryKey.map(
		(column, index) => `${encodeURIComponent(column.name)}=eq.${encodeURIComponent(location[index] ?? '')}`,
	);
	return `/${encodeURIComponent(name)}?${filters.join('&')}`;
}
