import type { Column, Columns } from './catalogue.ts';
import type { Field } from './field.ts';
import { COMPARISONS, type Condition, type Filter, IS_VALUES, type Operation, TEXT_SEARCHES } from './parse-filters.ts';
import type { OrderTerm } from './parse-order.ts';
import type { Select } from './parse-select.ts';
import { tooMuch, unknownColumn } from './wire-errors.ts';

/** What rows are taken from. In SQL its alias is always `w`. */
export type Source = { readonly name: string; readonly columns: Columns };

/** The values of one statement; all that people send travels here, never in the text. */
export class Parameters {
	readonly values: unknown[] = [];

	/** Keeps a value and answers its place in the text: `$1`. */
	add(value: unknown): string {
		return `$${this.values.push(value)}`;
	}
}

export function requireColumn(source: Source, name: string): Column {
	const column = source.columns.get(name);
	if (!column) throw unknownColumn(source.name, name, source.columns);
	return column;
}

/** A column, or what a JSON path finds in it. */
export function fieldSql(source: Source, { column: name, path }: Field, parameters: Parameters): string {
	const column = requireColumn(source, name);
	const sql = `w.${column.sql}`;
	if (path.length === 0) return sql;
	const json = column.base === 'json' || column.base === 'jsonb' ? sql : `to_jsonb(${sql})`;
	const steps = path.map(
		({ asText, to }) => `${asText ? '->>' : '->'}${parameters.add(to)}::${typeof to === 'number' ? 'int' : 'text'}`,
	);
	return `(${json}${steps.join('')})`;
}

/** ` where …`, or nothing. */
export function whereSql(source: Source, conditions: readonly Condition[], parameters: Parameters): string {
	if (conditions.length === 0) return '';
	return ` where ${conditions.map((condition) => conditionSql(source, condition, parameters)).join(' and ')}`;
}

function conditionSql(source: Source, condition: Condition, parameters: Parameters): string {
	const sql =
		'terms' in condition
			? `(${condition.terms.map((term) => conditionSql(source, term, parameters)).join(` ${condition.join} `)})`
			: filterSql(source, condition, parameters);
	return condition.negated ? `not ${sql}` : sql;
}

function filterSql(source: Source, { field, operation }: Filter, parameters: Parameters): string {
	checkValue(operation);
	const subject = fieldSql(source, field, parameters);
	switch (operation.kind) {
		case 'is':
			return `(${subject} is ${IS_VALUES[operation.value]})`;
		case 'in': {
			// `in.()` holds for no row.
			const values = operation.values.length === 1 && operation.values[0] === '' ? [] : operation.values;
			return `(${subject} = any(${parameters.add(values)}))`;
		}
		case 'distinct':
			return `(${subject} is distinct from ${parameters.add(operation.value)})`;
		case 'search': {
			const base = field.path.length === 0 ? requireColumn(source, field.column).base : 'text';
			const language = operation.language === undefined ? '' : `${parameters.add(operation.language)}::regconfig, `;
			const document = base === 'tsvector' ? subject : `to_tsvector(${language}${subject})`;
			return `(${document} @@ ${TEXT_SEARCHES[operation.by]}(${language}${parameters.add(operation.value)}))`;
		}
		case 'compare': {
			const { by, quantifier } = operation;
			const value = parameters.add(
				by === 'like' || by === 'ilike' ? operation.value.replaceAll('*', '%') : operation.value,
			);
			return `(${subject} ${COMPARISONS[by]} ${quantifier ? `${quantifier}(${value})` : value})`;
		}
	}
}

const MOST_DEPTH = 100;

/**
 * PostgreSQL's parsers of values call themselves for each level; the embedded database, which runs on a small stack
 * inside this process, does not survive thousands of them.
 */
function checkValue(operation: Operation): void {
	if (operation.kind === 'is') return;
	const values = operation.kind === 'in' ? operation.values : [operation.value];
	for (const value of values) if (isTooDeep(value)) throw tooMuch('A value is nested too deep');
}

/** Whether a text, if it is JSON, is nested deeper than PostgreSQL should read. */
export function isTooDeep(text: string): boolean {
	if (text.length <= MOST_DEPTH) return false;
	let depth = 0;
	let quoted = false;
	for (let at = 0; at < text.length; at++) {
		const sign = text[at];
		if (quoted) {
			if (sign === '\\') at += 1;
			else if (sign === '"') quoted = false;
		} else if (sign === '"') quoted = true;
		else if (sign === '[' || sign === '{') depth += 1;
		else if (sign === ']' || sign === '}') depth -= 1;
		if (depth > MOST_DEPTH) return true;
	}
	return false;
}

/** ` order by …`, or nothing. What is not a column may be the name that `select` gave to one. */
export function orderSql(source: Source, order: readonly OrderTerm[], select: Select, parameters: Parameters): string {
	if (order.length === 0) return '';
	const terms = order.map(({ field, direction, nulls }) => {
		const sql = fieldSql(source, fieldMeant(source, field, select), parameters);
		return `${sql}${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`;
	});
	return ` order by ${terms.join(', ')}`;
}

function fieldMeant(source: Source, field: Field, select: Select): Field {
	if (field.path.length > 0 || source.columns.has(field.column)) return field;
	for (const item of select.items) if (item !== '*' && item.name === field.column) return item.field;
	return field;
}

/** ` limit … offset …`, or nothing. */
export function limitSql(
	{ limit, offset }: { limit: number | undefined; offset: number },
	parameters: Parameters,
): string {
	if (limit === undefined && offset === 0) return '';
	return ` limit ${parameters.add(limit ?? null)} offset ${parameters.add(offset)}`;
}
