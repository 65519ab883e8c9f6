import { fieldSql, type Parameters, type Source } from '../parse/conditions.ts';
import type { SelectField, SelectItem } from '../parse/parse-select.ts';
import { isEmbedded } from '../parse/parse-select.ts';
import { quoted } from '../parse/quoted.ts';
import { castSql, type Output } from '../projection.ts';

type Column = Exclude<Output, '*'>;

/** A field of `select`. What is aggregated is not yet: the aggregate is told beside it. */
export function fieldOutput(source: Source, item: SelectField, parameters: Parameters): Column {
	const { field, name, cast, aggregate } = item;
	if (isCount(source, item))
		return { name, identifier: undefined, sql: '1', aggregate: { by: 'count', cast, allowed: true } };
	if (aggregate && field.column === '*')
		return { name, identifier: undefined, sql: '1', aggregate: { ...aggregate, allowed: false } };
	const sql = castSql(fieldSql(source, field, parameters), cast);
	if (aggregate) return { name, identifier: undefined, sql, aggregate: { ...aggregate, allowed: false } };
	const isPlain = field.path.length === 0 && cast === undefined && name === field.column;
	return { name, identifier: isPlain ? quoted(name) : undefined, sql };
}

/**
 * `count` without parentheses counts the rows, where no column is called so: the way that was there before aggregates, and
 * which is always allowed.
 */
function isCount({ columns, computed }: Source, { field, aggregate }: SelectField): boolean {
	const { column, path } = field;
	return column === 'count' && path.length === 0 && !aggregate && !columns.has(column) && !computed.has(column);
}

export function isAggregate(source: Source, item: SelectItem): boolean {
	return item !== '*' && !isEmbedded(item) && (item.aggregate !== undefined || isCount(source, item));
}

/** A column of groups of rows. */
export function aggregateSql({ sql, aggregate }: Column): string {
	if (!aggregate) return sql;
	return castSql(`${aggregate.by}(${sql})`, aggregate.cast);
}
