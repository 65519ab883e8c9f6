import { type Database, DatabaseError, type Statement } from '#src/platform/database/database.ts';
import { isProblem } from '#src/platform/http/problem.ts';
import { isTooDeep } from '../../tables/parse/conditions.ts';
import { checkPatterns } from '../../tables/parse/pattern.ts';
import type { Role, RuledColumn, Rules } from './rules.ts';
import { visibleColumns } from './rules.ts';

/** One condition of a filter: `price=not.gt.3`. */
export type Condition = { column: string; negated: boolean; operator: string; value: string };

/** A filter made ready for the rows of one table. */
export type Filter = {
	/** A column whose value must be one of these, as JSON text: found without asking the database. */
	readonly exact: { readonly column: string; readonly values: readonly string[] } | null;
	/** What the database has to be asked for beside it: an SQL condition over `$2`, `$3` …, and their values. */
	readonly sql: string;
	readonly values: readonly unknown[];
};

/** The filter cannot be used; the message is for the client. */
export class FilterError extends Error {
	override readonly name = 'FilterError';
}

const COMPARISONS: Readonly<Record<string, string>> = {
	eq: '=',
	neq: '<>',
	lt: '<',
	lte: '<=',
	gt: '>',
	gte: '>=',
	like: '~~',
	ilike: '~~*',
	match: '~',
	imatch: '~*',
	isdistinct: 'is distinct from',
};
const IS: Readonly<Record<string, string>> = { null: 'null', true: 'true', false: 'false', unknown: 'unknown' };
/** Types in which equal values have equal JSON texts. */
const EXACT = /^(uuid|text|varchar|bool|int2|int4)$/;
const PATTERNS = ['like', 'ilike', 'match', 'imatch'] as const;
const patternOf = (operator: string) => PATTERNS.find((one) => one === operator);
const MOST_VALUES = 100;

/** Reads a filter as realtime-js builds it: conditions with commas between them, all of which must hold. */
export function parseFilter(text: string): Condition[] {
	return splitOutside(text).map((part) => {
		const found = /^\s*("(?:[^"]|"")+"|[^=]+?)=(not\.)?([a-z]+)\.(.*)$/s.exec(part);
		if (!found) throw new FilterError(`invalid filter: ${part}`);
		const [, column = '', not, operator = '', value = ''] = found;
		return {
			column: column.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'),
			negated: not !== undefined,
			operator,
			value,
		};
	});
}

/** Splits at commas that are neither in quotes nor in parentheses. */
function splitOutside(text: string): string[] {
	const parts: string[] = [''];
	let depth = 0;
	let quoted = false;
	for (let at = 0; at < text.length; at++) {
		let sign = text[at] as string;
		if (sign === '\\' && quoted) sign += text[++at] ?? '';
		else if (sign === '"') quoted = !quoted;
		else if (!quoted && sign === '(') depth++;
		else if (!quoted && sign === ')') depth--;
		else if (!quoted && depth === 0 && sign === ',') {
			parts.push('');
			continue;
		}
		parts[parts.length - 1] += sign;
	}
	return parts.filter((part) => part !== '');
}

const unquoted = (value: string): string =>
	value.length > 1 && value.startsWith('"') && value.endsWith('"')
		? value.slice(1, -1).replace(/\\(.)/gs, '$1')
		: value;

/**
 * Prepares a filter for a table and a role. Its values are checked against the columns' types.
 * @throws FilterError
 */
export async function compileFilter(
	database: Database,
	conditions: readonly Condition[],
	rules: Rules,
	role: Role,
): Promise<Filter> {
	requireModestPatterns(conditions);
	const columns = visibleColumns(rules, role);
	let exact: Filter['exact'] = null;
	const values: unknown[] = [];
	const parts: string[] = [];
	for (const condition of conditions) {
		const column = columns.find(({ name }) => name === condition.column);
		if (!column) throw new FilterError(`invalid column for filter ${condition.column}`);
		const isList = condition.operator === 'in';
		if (
			!exact &&
			!condition.negated &&
			(isList || condition.operator === 'eq') &&
			(EXACT.test(column.type) || column.isEnum)
		) {
			const wanted = isList ? listOf(condition.value) : [unquoted(condition.value)];
			exact = { column: column.name, values: await canonical(database, column, wanted) };
		} else {
			const part = conditionSql(condition, column, values);
			parts.push(condition.negated ? `not ${part}` : part);
		}
	}
	const sql = parts.join(' and ');
	if (sql) await tryOut(database, { text: `select ${probe(rules, sql)}`, values: ['{}', ...values] });
	return { exact, sql, values };
}

/** The condition on a row that is given as JSON in `$1`. */
const probe = ({ sql, alias }: Rules, condition: string) =>
	`exists (select from jsonb_populate_record(null::${sql}, $1::text::jsonb) as ${alias} where ${condition})`;

function conditionSql({ operator, value }: Condition, column: RuledColumn, values: unknown[]): string {
	const place = (one: unknown) => `$${values.push(one) + 1}`;
	if (operator === 'is') {
		const known = Object.hasOwn(IS, value) ? IS[value] : undefined;
		if (!known) throw new FilterError(`invalid value for filter is: ${value}`);
		return `(${column.sql} is ${known})`;
	}
	if (operator === 'in') return `(${column.sql} = any(${place(listOf(value))}::text[]::${column.full}[]))`;
	const comparison = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
	if (!comparison) throw new FilterError(`invalid operator for filter: ${operator}`);
	const isPattern = patternOf(operator) !== undefined;
	const plain = unquoted(value);
	if (isTooDeep(plain)) throw new FilterError('the value of a filter is nested too deep');
	return isPattern
		? `(${column.sql}::text ${comparison} ${place(plain)}::text)`
		: `(${column.sql} ${comparison} ${place(plain)}::text::${column.full})`;
}

function listOf(value: string): string[] {
	const inner = /^\((.*)\)$/s.exec(value)?.[1];
	if (inner === undefined) throw new FilterError(`invalid value for filter in: ${value}`);
	const list = splitOutside(inner).map(unquoted);
	if (list.length > MOST_VALUES) throw new FilterError(`a filter takes ${MOST_VALUES} values at most`);
	return list;
}

/** Patterns are limited as in requests for rows: they are evaluated at every change. */
function requireModestPatterns(conditions: readonly Condition[]): void {
	try {
		checkPatterns(
			conditions.flatMap(({ operator, value }) => {
				const by = patternOf(operator);
				return by ? [{ kind: 'compare' as const, by, quantifier: undefined, value: unquoted(value) }] : [];
			}),
		);
	} catch (error) {
		throw isProblem(error) ? new FilterError(error.message) : error;
	}
}

/** Values as PostgreSQL writes them in JSON, once they are of the column's type. */
async function canonical(database: Database, column: RuledColumn, wanted: readonly string[]): Promise<string[]> {
	const text = `select to_jsonb(value::${column.full})::text as json from unnest($1::text[]) as value`;
	const rows = (await tryOut(database, { text, values: [wanted] })) as { json: string }[];
	return rows.map(({ json }) => json);
}

async function tryOut(database: Database, statement: Statement): Promise<unknown[]> {
	try {
		return (await database.query(statement.text, statement.values)).rows;
	} catch (error) {
		if (error instanceof DatabaseError) throw new FilterError(error.message);
		throw error;
	}
}
