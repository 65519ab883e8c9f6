import type { Catalogue, Column, Relation } from '../names/catalogue.ts';

type Json = Readonly<Record<string, unknown>>;

const prefer = (...values: string[]): Json => ({
	name: 'Prefer',
	description: 'Preference',
	required: false,
	type: 'string',
	enum: values,
	in: 'header',
});

const inQuery = (name: string, description: string): Json => ({
	name,
	description,
	required: false,
	type: 'string',
	in: 'query',
});

const RETURNS = ['return=representation', 'return=minimal', 'return=none'];

/** Parameters that many requests have, by the names that refer to them. */
export const SHARED_PARAMETERS: Readonly<Record<string, Json>> = {
	preferParams: prefer('params=single-object'),
	preferReturn: prefer(...RETURNS),
	preferCount: prefer('count=none'),
	preferPost: prefer(...RETURNS, 'resolution=ignore-duplicates', 'resolution=merge-duplicates'),
	select: inQuery('select', 'Filtering Columns'),
	on_conflict: inQuery('on_conflict', 'On Conflict'),
	order: inQuery('order', 'Ordering'),
	range: { name: 'Range', description: 'Limiting and Pagination', required: false, type: 'string', in: 'header' },
	rangeUnit: {
		name: 'Range-Unit',
		description: 'Limiting and Pagination',
		required: false,
		default: 'items',
		type: 'string',
		in: 'header',
	},
	offset: inQuery('offset', 'Limiting and Pagination'),
	limit: inQuery('limit', 'Limiting and Pagination'),
};

/** The body of a table, and a filter for each of its columns. */
export function parametersOf({ name, columns, comment }: Relation): [string, Json][] {
	const body = {
		name,
		...(comment !== null && { description: comment }),
		required: false,
		schema: { $ref: `#/definitions/${name}` },
		in: 'body',
	};
	return [
		[`body.${name}`, body],
		...[...columns.values()].map((column): [string, Json] => [
			`rowFilter.${name}.${column.name}`,
			{
				name: column.name,
				...(column.comment !== null && { description: column.comment }),
				required: false,
				type: 'string',
				in: 'query',
			},
		]),
	];
}

/** The tables and columns that a column's foreign keys lead to. */
export function referencesOf({ relationships }: Catalogue, relation: Relation, column: Column): [string, string][] {
	return (relationships.get(relation.name) ?? []).flatMap((relationship): [string, string][] => {
		if (!('constraint' in relationship) || !relationship.holdsKey || !relationship.target.isTable) return [];
		return relationship.columns.flatMap(([own, other]) =>
			own === column ? [[relationship.target.name, other.name]] : [],
		);
	});
}
