import type { Column, Columns, Relation, Routine } from '../names/catalogue.ts';
import { badEmbeddedFilter, tooMuch, unknownColumn } from '../problems.ts';
import type { Field } from './field.ts';
import { COMPARISONS, type Condition, type Filter, IS_VALUES, type Operation, TEXT_SEARCHES } from './parse-filters.ts';

/** What rows are taken from. */
export type Source = {
	readonly name: string;
	/** What the rows are called in the statement. */
	readonly alias: string;
	readonly columns: Columns;
	/** Functions of a row, and the row as SQL, of the type that they want. */
	readonly computed: ReadonlyMap<string, Routine>;
	readonly row: string;
	/** Whether a row has rows of what is embedded under this name, as SQL; undefined where nothing is. */
	readonly hasEmbedded?: (name: string, parameters: Parameters) => string | undefined;
};

/** The rows of a table or view under an alias. */
export function sourceOf({ name, columns, computed }: Relation, alias: string): Source {
	return { name, alias, columns, computed, row: alias };
}

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

/** A column or a function of the row, and the type below all domains. */
function subjectOf(source: Source, name: string): { sql: string; base: string } {
	const computed = source.columns.has(name) ? undefined : source.computed.get(name);
	if (computed) return { sql: `${computed.sql}(${source.row})`, base: computed.base };
	const column = requireColumn(source, name);
	return { sql: `${source.alias}.${column.sql}`, base: column.base };
}

/** A column, a function of the row, or what a JSON path finds in it. */
export function fieldSql(source: Source, { column: name, path }: Field, parameters: Parameters): string {
	const { sql, base } = subjectOf(source, name);
	if (path.length === 0) return sql;
	const json = base === 'json' || base === 'jsonb' ? sql : `to_jsonb(${sql})`;
	const steps = path.map(
		({ asText, to }) => `${asText ? '->>' : '->'}${parameters.add(to)}::${typeof to === 'number' ? 'int' : 'text'}`,
	);
	return `(${json}${steps.join('')})`;
}

/** ` where …`, or nothing; `more` are conditions that are SQL already. */
export function whereSql(
	source: Source,
	conditions: readonly Condition[],
	parameters: Parameters,
	more: readonly string[] = [],
): string {
	const all = [...more, ...conditions.map((condition) => conditionSql(source, condition, parameters))];
	return all.length === 0 ? '' : ` where ${all.join(' and ')}`;
}

function conditionSql(source: Source, condition: Condition, parameters: Parameters): string {
	const sql =
		'terms' in condition
			? `(${condition.terms.map((term) => conditionSql(source, term, parameters)).join(` ${condition.join} `)})`
			: (embeddedSql(source, condition, parameters) ?? filterSql(source, condition, parameters));
	return condition.negated ? `not ${sql}` : sql;
}

/**
 * `other=is.null` and `other=not.is.null` ask whether there are embedded rows; nothing else can be asked of them so.
 * @throws Problem PGRST120 (400)
 */
function embeddedSql(source: Source, { field, operation }: Filter, parameters: Parameters): string | undefined {
	if (field.path.length > 0) return undefined;
	const exists = source.hasEmbedded?.(field.column, parameters);
	if (exists === undefined) return undefined;
	if (operation.kind === 'is' && operation.value === 'null') return `(not ${exists})`;
	if (operation.kind === 'is' && operation.value === 'not_null') return exists;
	if (source.columns.has(field.column)) return undefined;
	throw badEmbeddedFilter(field.column);
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
			const base = field.path.length === 0 ? subjectOf(source, field.column).base : 'text';
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

/** ` limit … offset …`, or nothing. */
export function limitSql(
	{ limit, offset }: { limit: number | undefined; offset: number },
	parameters: Parameters,
): string {
	if (limit === undefined && offset === 0) return '';
	return ` limit ${parameters.add(limit ?? null)} offset ${parameters.add(offset)}`;
}
