import { isGrouped, type Making, rowsSql } from './level-sql.ts';
import { type Node, nodeWhere, type Place } from './node.ts';

/** The same rows in any order, without what is embedded, where that does not make them fewer or more. */
export function countable(node: Node): Node {
	const level = { ...node.level, order: [] };
	const children = isGrouped(node) ? node.children : node.children.map((child) => ({ ...child, visible: false }));
	return { ...node, level, children };
}

/** ` from …` with all rows that the filters leave, or all groups of them. */
export function allRowsSql(making: Making, node: Node, place: Place): string {
	if (!isGrouped(node)) return `from ${place.from}${nodeWhere(node, place, making.parameters)}`;
	const { text } = rowsSql(making, countable(node), place, { range: { limit: undefined, offset: 0 } });
	return `from (${text}) as g`;
}
