import type { Catalogue, Column, ColumnPairs, Relationship } from '../names/catalogue.ts';
import { type Parameters, requireColumn, type Source, sourceOf, whereSql } from '../parse/conditions.ts';
import type { Level } from '../parse/level.ts';
import type { Condition } from '../parse/parse-filters.ts';
import { isEmbedded, type SelectEmbedded } from '../parse/parse-select.ts';
import { findRelationship } from './find-relationship.ts';

/** A level of a request, with the relations that its names mean. */
export type Node = { readonly level: Level; readonly source: Source; readonly children: readonly Child[] };

export type Child = {
	readonly item: SelectEmbedded;
	readonly relationship: Relationship;
	readonly node: Node;
	/** Whether anything of it is in the answer; `other()` only says which rows are. */
	readonly visible: boolean;
};

/** Where the rows of a level are taken from, and what ties them to a row of the level above. */
export type Place = { readonly from: string; readonly conditions: readonly string[] };

/** The column that holds a whole row where a subquery stands for its relation. No relation's own is called so. */
export const ROW = '"~row"';

/**
 * Finds the relationships of a level and of all below it. Each level gets an alias of its own, as deeper ones name it.
 * @param origin the relation that relationships begin at
 * @throws Problem PGRST200 (400), PGRST201 (300)
 */
export function nodeOf(
	catalogue: Catalogue,
	level: Level,
	source: Source,
	origin: string,
	aliases: { next: number } = { next: 1 },
): Node {
	const children = level.select.filter(isEmbedded).map((item): Child => {
		const relationship = findRelationship(catalogue, origin, item.target, item.hint);
		const { target } = relationship;
		const embedded = level.embedded.get(item);
		if (!embedded) throw new Error('a level without its embedded level');
		const node = nodeOf(catalogue, embedded, sourceOf(target, `w${aliases.next++}`), target.name, aliases);
		const visible = item.items.some((inner) => !isEmbedded(inner)) || node.children.some((child) => child.visible);
		return { item, relationship, node, visible };
	});
	const hasEmbedded = (name: string, parameters: Parameters) => {
		const child = children.find(({ item }) => item.name === name);
		return child && existsSql(child, source, parameters);
	};
	return { level, source: children.length > 0 ? { ...source, hasEmbedded } : source, children };
}

/** Where the rows of a child are, for a row of `parent`. */
export function placeOf({ relationship, node }: Child, parent: Source): Place {
	const { alias } = node.source;
	const { target } = relationship;
	switch (relationship.kind) {
		case 'computed':
			return { from: `${relationship.routine.sql}(${parent.row}) as ${alias}`, conditions: [] };
		case 'many-to-many': {
			const junction = `m${alias}`;
			const on = equal(relationship.toTarget, junction, alias);
			return {
				from: `${relationship.junction.sql} as ${junction} join ${target.sql} as ${alias} on ${on.join(' and ')}`,
				conditions: equal(relationship.toOrigin, junction, parent.alias),
			};
		}
		default:
			return { from: `${target.sql} as ${alias}`, conditions: equal(relationship.columns, parent.alias, alias) };
	}
}

function equal(columns: ColumnPairs, one: string, other: string): string[] {
	return columns.map(([left, right]) => `${one}.${left.sql} = ${other}.${right.sql}`);
}

/** ` where …` of a level: its own filters, what ties it to the level above, and embedded rows that have to be there. */
export function nodeWhere(node: Node, place: Place, parameters: Parameters): string {
	const required = node.children
		.filter(({ item }) => item.inner)
		.map((child) => existsSql(child, node.source, parameters));
	return whereSql(node.source, node.level.conditions, parameters, [...place.conditions, ...required]);
}

function existsSql(child: Child, parent: Source, parameters: Parameters): string {
	const place = placeOf(child, parent);
	return `(exists (select 1 from ${place.from}${nodeWhere(child.node, place, parameters)}))`;
}

/** The columns that the answer needs of the rows themselves: all, where `*` is among them. */
export function neededColumns({ level, source, children }: Node): '*' | Column[] {
	if (level.select.includes('*')) return '*';
	const needed = new Set<Column>();
	for (const item of level.select) {
		if (item === '*' || isEmbedded(item) || !isColumn(source, item.field.column)) continue;
		needed.add(requireColumn(source, item.field.column));
	}
	for (const { relationship, visible } of children)
		if (visible) for (const { name } of tiedColumns(relationship)) needed.add(requireColumn(source, name));
	return [...needed];
}

/** The columns of the origin that a relationship goes by. */
export function tiedColumns(relationship: Relationship): readonly Column[] {
	switch (relationship.kind) {
		case 'computed':
			return [];
		case 'many-to-many':
			return relationship.toOrigin.map(([, column]) => column);
		default:
			return relationship.columns.map(([column]) => column);
	}
}

/** Whether a name is that of a column, and not of a function of the row or of `count`. */
function isColumn({ columns, computed }: Source, name: string): boolean {
	return columns.has(name) || !(name === '*' || name === 'count' || computed.has(name));
}

/** Whether a level needs its rows whole, for functions that take them. */
export function needsRow({ level, source, children }: Node): boolean {
	const isComputed = (name: string) => !source.columns.has(name) && source.computed.has(name);
	const inConditions = (conditions: readonly Condition[]): boolean =>
		conditions.some((one) => ('terms' in one ? inConditions(one.terms) : isComputed(one.field.column)));
	return (
		children.some(({ relationship }) => relationship.kind === 'computed') ||
		level.select.some((item) => item !== '*' && !isEmbedded(item) && isComputed(item.field.column)) ||
		level.order.some(({ relation, field }) => relation === undefined && isComputed(field.column)) ||
		inConditions(level.conditions)
	);
}
