import type { Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Parameters, Source } from './parse/conditions.ts';
import type { MediaType } from './parse/media-type.ts';
import type { Aggregate } from './parse/parse-select.ts';
import type { Outcome } from './plan.ts';
import { guardSql } from './wire-errors.ts';

/** How the rows of the answer are made, in SQL. Their alias is always `r`. */
export type Projection = {
	/** The list between `select` and `from w`. */
	readonly list: string;
	/** How many columns are named `c0`, `c1` … until their JSON is made; none where they have their own names. */
	readonly numbered: number;
	/** The only column, where it is the row. */
	readonly scalar?: string;
	/** The names of the columns in the answer. */
	readonly names: readonly string[];
};

/** The types a column may be cast to; others are refused in PostgreSQL's words. */
const CASTS: Readonly<Record<string, string>> = Object.fromEntries(
	[
		'text varchar bpchar char int int2 int4 int8 integer smallint bigint numeric decimal real float4 float8',
		'bool boolean date time timetz timestamp timestamptz interval uuid json jsonb bytea inet cidr tsvector money name',
	]
		.join(' ')
		.split(' ')
		.concat('double precision', 'character varying')
		.map((name) => [name, name]),
);

/** A function takes a hundred arguments at most, and each field needs two. */
const FIELDS_PER_OBJECT = 50;

/** A column of the answer, or all of the rows' own. */
export type Output =
	| '*'
	| {
			readonly name: string;
			/** The name as a quoted identifier; undefined where the request chose it. */
			readonly identifier: string | undefined;
			readonly sql: string;
			/** What is made of its values; `allowed` even where aggregates are not. */
			readonly aggregate?: Aggregate & { readonly allowed: boolean };
	  };

/**
 * The rows as `select` wants them. Names that come from the request become parameters of `json_build_object`; where no
 * name does, PostgreSQL makes the row's JSON by itself, which is quicker.
 * @param numbered whether columns are numbered in any case
 */
export function projectionOf(source: Source, outputs: readonly Output[], numbered: boolean): Projection {
	const { alias, row, columns } = source;
	const names = outputs.flatMap((output) => (output === '*' ? [...columns.keys()] : [output.name]));
	// Where the row itself is a column among the others, `*` would bring it as well.
	const own = [...columns.values()].map(({ sql }) => `${alias}.${sql}`);
	if (!numbered && outputs.every((output) => output === '*' || output.identifier !== undefined)) {
		const list = outputs.flatMap((output) => {
			if (output === '*') return row === alias ? [`${alias}.*`] : own;
			return [`${output.sql} as ${output.identifier}`];
		});
		return { list: list.join(', '), numbered: 0, names };
	}
	const values = outputs.flatMap((output) => (output === '*' ? own : [output.sql]));
	return { list: values.map((sql, index) => `${sql} as c${index}`).join(', '), numbered: values.length, names };
}

/** One row `r` as JSON. */
export function rowSql({ numbered, scalar, names }: Projection, parameters: Parameters): string {
	if (numbered === 0) return scalar ? `coalesce(to_json(${scalar}), 'null')` : 'row_to_json(r.*)';
	const objects: string[] = [];
	for (let from = 0; from < numbered; from += FIELDS_PER_OBJECT) {
		const pairs = names
			.slice(from, from + FIELDS_PER_OBJECT)
			.map((name, index) => `${parameters.add(name)}::text, r.c${from + index}`);
		objects.push(`json_build_object(${pairs.join(', ')})`);
	}
	return objects.reduce((all, next) => `(left(${all}::text, -1) || ', ' || substr(${next}::text, 2))::json`);
}

/** So few rows are made texts before their size is looked at: to follow it row by row costs more than it saves. */
const FEW_ROWS = 20;

/**
 * The answer as one text. `body` is an expression over `from`, whose rows are as many as those of the query `rows`. Each
 * row is made a text once, and the first that goes over `mostBytes` ends the statement, so that neither PostgreSQL nor this
 * process holds much more than that.
 * @param mostRows how many rows the query can have; undefined for any number
 */
export function answerSql(
	projection: Projection,
	{ form, nullsStripped }: MediaType,
	{ rows, mostRows, mostBytes }: { rows: string; mostRows: number | undefined; mostBytes: number },
	parameters: Parameters,
): { body: string; from: string } {
	const json = () => {
		const row = rowSql(projection, parameters);
		return `(${nullsStripped ? `json_strip_nulls(${row})` : row})::text`;
	};
	const text =
		form === 'csv'
			? 'substring((r.*)::text, 2, length((r.*)::text) - 2)'
			: form === 'geojson'
				? featureSql(projection)
				: json();
	// `offset 0` keeps PostgreSQL from making the text anew wherever `t` is named.
	const texts = `(select ${text} as t from (${rows}) as r offset 0) as r`;
	const limit = `${parameters.add(mostBytes)}::bigint`;
	const guard = (size: string) => guardSql('answer_too_large', `${size} > ${limit}`, `least(${size}, ${limit})`);
	if (mostRows !== undefined && mostRows <= FEW_ROWS)
		return { from: texts, body: `coalesce((${guard('sum(octet_length(r.t))')})::text, ${joinedSql(form, '')})` };
	return {
		from: `(select t, sum(octet_length(t)) over (rows unbounded preceding) as size from ${texts}) as r`,
		body: joinedSql(form, ` filter (where ${guard('r.size')} is null)`),
	};
}

/** One row as a GeoJSON feature, by PostGIS: its geometry, and all other columns as properties, by their own names. */
function featureSql({ numbered, scalar }: Projection): string {
	if (numbered > 0 || scalar)
		throw new Problem('PGRST127', 400, 'Feature not implemented', {
			details: 'GeoJSON is made of columns under their own names',
		});
	return 'st_asgeojson(r.*)';
}

function joinedSql(form: MediaType['form'], filter: string): string {
	switch (form) {
		case 'array':
			return `coalesce('[' || string_agg(r.t, e', \n ')${filter} || ']', '[]')`;
		case 'object':
			return `coalesce(case count(*) when 1 then string_agg(r.t, '')${filter} end, 'null')`;
		case 'geojson':
			return `'{"type" : "FeatureCollection", "features" : ' || coalesce('[' || string_agg(r.t, ', ')${filter} || ']', '[]') || '}'`;
		case 'csv':
			return `string_agg(r.t, e'\n')${filter}`;
	}
}

/**
 * The statement that answers the column `body` of `answerSql`. The text is made by PostgreSQL and sent on as it is; only
 * CSV gets a head line.
 */
export function answerStatement(text: string, parameters: Parameters, { form }: MediaType): Statement {
	return { text, values: parameters.values, ...(form !== 'csv' && { bytes: 'body' }) };
}

/** What `answerSql` made, with the head line that CSV needs. */
export function finishBody(
	body: Outcome['body'],
	{ names }: Projection,
	{ form }: MediaType,
): NonNullable<Outcome['body']> {
	if (form !== 'csv') return body ?? '';
	return body === null ? '\n' : `${names.map(csvField).join(',')}\n${body}`;
}

function csvField(text: string): string {
	return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A value as another type.
 * @throws Problem 42704 (400)
 */
export function castSql(sql: string, cast: string | undefined): string {
	if (cast === undefined) return sql;
	const type = Object.hasOwn(CASTS, cast.toLowerCase()) ? CASTS[cast.toLowerCase()] : undefined;
	if (!type) throw new Problem('42704', 400, `type "${cast}" does not exist`);
	return `cast(${sql} as ${type})`;
}
