import type { RoleLimits } from '../limits/role-limits.ts';
import { fieldSql, limitSql, type Parameters, type Source } from '../parse/conditions.ts';
import type { Field } from '../parse/field.ts';
import type { Level } from '../parse/level.ts';
import { isEmbedded } from '../parse/parse-select.ts';
import { quoted } from '../parse/quoted.ts';
import { aggregatesRefused, notEmbedded, notToOne } from '../problems.ts';
import { type Output, type Projection, projectionOf, rowSql } from '../projection.ts';
import { guardSql } from '../wire-errors.ts';
import { type Child, type Node, neededColumns, needsRow, nodeWhere, type Place, placeOf, ROW } from './node.ts';
import { aggregateSql, fieldOutput, isAggregate } from './outputs.ts';

/** What the statement of a request is made with. */
export type Making = { readonly parameters: Parameters; readonly limits: RoleLimits; aliases: number };

export type Range = { readonly limit: number | undefined; readonly offset: number };

/** The query of the rows of a level, and what its columns are. */
export type Rows = { readonly text: string; readonly projection: Projection; readonly outputs: readonly Output[] };

/**
 * The rows of a level as its `select` wants them. What is embedded is joined laterally, after order and limit have
 * chosen the rows, so that nothing is read for rows outside the answer.
 * @param numbered whether the columns are to be called `c0`, `c1` … in any case
 * @throws Problem 42703 (400), PGRST108, PGRST118, PGRST120, PGRST123 (400)
 */
export function rowsSql(
	making: Making,
	node: Node,
	place: Place,
	{ range, numbered = false, hoisted = false }: { range: Range; numbered?: boolean; hoisted?: boolean },
): Rows {
	const { level } = node;
	const { parameters } = making;
	const visible = node.children.filter((child) => child.visible);
	const grouped = !hoisted && isAggregated(node);
	const isChosen = level.order.length > 0 || range.limit !== undefined || range.offset > 0;
	if (visible.length === 0 || grouped || !isChosen) {
		const { outputs, joins } = outputsOf(making, node, node.source, hoisted);
		if (grouped) return groupedRows(making, node, place, { outputs, joins, range });
		const projection = projectionOf(node.source, outputs, numbered);
		const where = nodeWhere(node, place, parameters);
		const order = orderSql(making, node);
		const text = `select ${projection.list} from ${place.from}${order.joins}${joins}${where}${order.text}${limitSql(range, parameters)}`;
		return { text, projection, outputs };
	}
	const whole = needsRow(node);
	const needed = neededColumns(node);
	const { alias } = node.source;
	const columns = needed === '*' ? [`${alias}.*`] : needed.map(({ sql }) => `${alias}.${sql}`);
	if (whole) columns.push(`${node.source.row} as ${ROW}`);
	const where = nodeWhere(node, place, parameters);
	const order = orderSql(making, node);
	const chosen = `select ${columns.join(', ')} from ${place.from}${order.joins}${where}${order.text}${limitSql(range, parameters)}`;
	const source = whole ? { ...node.source, row: `${alias}.${ROW}` } : node.source;
	const { outputs, joins } = outputsOf(making, node, source, hoisted);
	const projection = projectionOf(source, outputs, numbered);
	return { text: `select ${projection.list} from (${chosen}) as ${alias}${joins}`, projection, outputs };
}

/** Rows that share the values of all fields that are no aggregates become one. */
function groupedRows(
	making: Making,
	node: Node,
	place: Place,
	{ outputs, joins, range }: { outputs: readonly Output[]; joins: string; range: Range },
): Rows {
	const { parameters, limits } = making;
	const legacy = outputs.every((output) => output !== '*' && output.aggregate?.allowed);
	if (!limits.aggregates && !legacy) throw aggregatesRefused();
	const finished = outputs
		.flatMap((output) => (output === '*' ? columnsOf(node.source) : [output]))
		.map((output) => ({ ...output, sql: aggregateSql(output), identifier: undefined }));
	const projection = projectionOf(node.source, finished, true);
	const groups = finished.flatMap((output, index) => (output.aggregate ? [] : [String(index + 1)]));
	const where = nodeWhere(node, place, parameters);
	const order = orderSql(making, node, finished);
	const group = groups.length > 0 ? ` group by ${groups.join(', ')}` : '';
	const text = `select ${projection.list} from ${place.from}${order.joins}${joins}${where}${group}${order.text}${limitSql(range, parameters)}`;
	return { text, projection, outputs: finished.map(({ aggregate: _, ...output }) => output) };
}

/** Aggregates of what is spread from one row belong to the level that it is spread into. */
function isAggregated({ level, source, children }: Node): boolean {
	return (
		level.select.some((item) => isAggregate(source, item)) ||
		children.some(({ item, relationship, node }) => item.spread && relationship.toOne && isAggregated(node))
	);
}

/** Whether the rows of a level are groups of the rows there are. */
export const isGrouped = isAggregated;

function columnsOf({ columns, alias }: Source): Exclude<Output, '*'>[] {
	return [...columns.values()].map(({ name, sql }) => ({ name, identifier: sql, sql: `${alias}.${sql}` }));
}

/** What a level answers, in the order of its `select`, and the joins that bring what is embedded. */
function outputsOf(making: Making, node: Node, source: Source, hoisted: boolean): { outputs: Output[]; joins: string } {
	const outputs: Output[] = [];
	let joins = '';
	const grouped = !hoisted && isAggregated(node);
	for (const item of node.level.select) {
		if (item === '*') outputs.push('*');
		else if (!isEmbedded(item)) outputs.push(fieldOutput(source, item, making.parameters));
		else {
			const child = node.children.find((candidate) => candidate.item === item);
			if (!child?.visible) continue;
			const joined = embeddedSql(making, child, source, node.level);
			joins += joined.join;
			// JSON cannot be compared, so that rows could not be grouped by it.
			const inGroups = grouped && !(item.spread && child.relationship.toOne);
			for (const output of joined.outputs) outputs.push(inGroups ? { ...output, sql: `${output.sql}::jsonb` } : output);
		}
	}
	return { outputs, joins };
}

type Joined = { readonly join: string; readonly outputs: readonly Exclude<Output, '*'>[] };

/** A join that brings what is embedded in a row: an object or null, an array of objects, or fields of the row itself. */
function embeddedSql(making: Making, child: Child, parent: Source, { order }: Level): Joined {
	const { relationship, node, item } = child;
	const place = placeOf(child, parent);
	const alias = `j${making.aliases++}`;
	const join = (text: string) => ` left join lateral (${text}) as ${alias} on true`;
	const { name } = relationship.target;
	const single = { name: item.name, identifier: item.name === name ? quoted(name) : undefined, sql: `${alias}.v` };
	if (!relationship.toOne) {
		const range = { limit: lowest(node.level.limit, making.limits.maxRows), offset: node.level.offset };
		const rows = rowsSql(making, node, place, { range, numbered: item.spread });
		if (!item.spread) return { join: join(arraySql(making, rows)), outputs: [single] };
		return { join: join(arraysSql(making, rows)), outputs: spreadOutputs(rows, alias) };
	}
	// What is seen through a view, or made by a function, may be more than one row after all.
	const most = relationship.kind === 'computed' || !relationship.target.isTable ? 1 : undefined;
	const range = { limit: lowest(node.level.limit, most), offset: node.level.offset };
	const rows = rowsSql(making, node, place, { range, numbered: item.spread, hoisted: item.spread });
	// A join that is not taken apart keeps the rows in their order.
	const fence = order.length > 0 && range.limit === undefined ? ' offset 0' : '';
	if (item.spread) return { join: join(`${rows.text}${fence}`), outputs: spreadOutputs(rows, alias) };
	const row = rowSql(rows.projection, making.parameters);
	return { join: join(`select ${row} as v from (${rows.text}) as r${fence}`), outputs: [single] };
}

/** The rows as one JSON array. It ends the statement once it is larger than an answer may be. */
function arraySql(making: Making, { text, projection }: Rows): string {
	const row = rowSql(projection, making.parameters);
	const sized = `select v, sum(pg_column_size(v)) over (rows unbounded preceding) as size from (select ${row} as v from (${text}) as r offset 0) as r`;
	return `select coalesce(json_agg(r.v) filter (where ${tooLarge(making)} is null), '[]') as v from (${sized}) as r`;
}

/** Each column of the rows as a JSON array of its own. */
function arraysSql(making: Making, { text, outputs }: Rows): string {
	const sized = `select r.*, sum(pg_column_size(r)) over (rows unbounded preceding) as size from (${text}) as r`;
	const columns = outputs.map(
		(_, index) => `coalesce(json_agg(r.c${index}) filter (where ${tooLarge(making)} is null), '[]') as c${index}`,
	);
	return `select ${columns.join(', ')} from (${sized}) as r`;
}

function tooLarge({ parameters, limits }: Making): string {
	const limit = `${parameters.add(limits.answerBytes)}::bigint`;
	return guardSql('answer_too_large', `r.size > ${limit}`, `least(r.size, ${limit})`);
}

function spreadOutputs({ outputs, projection }: Rows, alias: string): Exclude<Output, '*'>[] {
	const known = outputs.flatMap((output) => (output === '*' ? [] : [output]));
	return projection.names.map((name, index) => {
		const aggregate = known.length === projection.names.length ? known[index]?.aggregate : undefined;
		return { name, identifier: undefined, sql: `${alias}.c${index}`, ...(aggregate && { aggregate }) };
	});
}

/** ` order by …`, or nothing, and the joins that bring what of related rows is gone by. */
export function orderSql(
	making: Making,
	node: Node,
	groups?: readonly Exclude<Output, '*'>[],
): { text: string; joins: string } {
	const { level, source } = node;
	let joins = '';
	const terms = level.order.map(({ relation, field, direction, nulls }) => {
		let sql: string;
		const group = groups?.findIndex((output) => field.path.length === 0 && output.name === field.column) ?? -1;
		if (relation !== undefined) {
			const alias = `o${making.aliases++}`;
			joins += ` left join lateral (${relatedSql(making, node, relation, field)}) as ${alias} on true`;
			sql = `${alias}.v`;
		} else if (group >= 0) sql = `c${group}`;
		else sql = fieldSql(source, fieldMeant(source, field, level), making.parameters);
		return `${sql}${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`;
	});
	return { text: terms.length > 0 ? ` order by ${terms.join(', ')}` : '', joins };
}

/** A field of the one row that is embedded under a name. */
function relatedSql({ parameters }: Making, { source, children }: Node, name: string, field: Field): string {
	const child = children.find(({ item }) => item.name === name);
	if (!child) throw notEmbedded(name);
	if (!child.relationship.toOne) throw notToOne(source.name, name);
	const place = placeOf(child, source);
	const value = fieldSql(child.node.source, field, parameters);
	return `select ${value} as v from ${place.from}${nodeWhere(child.node, place, parameters)}${child.relationship.target.isTable ? '' : ' limit 1'}`;
}

/** What is not a column may be the name that `select` gave to one. */
function fieldMeant(source: Source, field: Field, { select }: Level): Field {
	if (field.path.length > 0 || source.columns.has(field.column) || source.computed.has(field.column)) return field;
	for (const item of select) if (item !== '*' && !isEmbedded(item) && item.name === field.column) return item.field;
	return field;
}

function lowest(one: number | undefined, other: number | undefined): number | undefined {
	if (one === undefined || other === undefined) return one ?? other;
	return Math.min(one, other);
}
