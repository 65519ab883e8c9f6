import { notEmbedded } from '../problems.ts';
import type { Condition } from './parse-filters.ts';
import type { OrderTerm } from './parse-order.ts';
import { isEmbedded, type SelectEmbedded, type SelectItem } from './parse-select.ts';

/** What is asked of the rows of one relation, and of those embedded in them. */
export type Level = {
	readonly select: readonly SelectItem[];
	readonly conditions: readonly Condition[];
	readonly order: readonly OrderTerm[];
	readonly limit: number | undefined;
	readonly offset: number;
	/** By the item of `select` that embeds it. */
	readonly embedded: ReadonlyMap<SelectEmbedded, Level>;
};

/** A part of the query string that belongs to an embedded relation: `a.b.order=…` has the path `a`, `b`. */
export type Placed = { readonly path: readonly string[] } & (
	| { readonly condition: Condition }
	| { readonly order: readonly OrderTerm[] }
	| { readonly limit: number }
	| { readonly offset: number }
);

/**
 * Puts the parts of a query string where they belong.
 * @throws Problem PGRST108 (400) where a path names what is not embedded
 */
export function levelOf(select: readonly SelectItem[], parts: readonly Placed[]): Level {
	const own = parts.filter(({ path }) => path.length === 0);
	const embedded = new Map<SelectEmbedded, Level>();
	const byName = Map.groupBy(
		parts.filter(({ path }) => path.length > 0),
		({ path }) => path[0] ?? '',
	);
	for (const item of select) {
		if (!isEmbedded(item)) continue;
		// Of two that have one name the first is meant.
		const inner = byName.get(item.name) ?? [];
		byName.delete(item.name);
		embedded.set(
			item,
			levelOf(
				item.items,
				inner.map((part) => ({ ...part, path: part.path.slice(1) })),
			),
		);
	}
	for (const name of byName.keys()) throw notEmbedded(name);
	const last = <T>(values: readonly T[]) => values.at(-1);
	return {
		select,
		conditions: own.flatMap((part) => ('condition' in part ? [part.condition] : [])),
		order: own.flatMap((part) => ('order' in part ? [part.order] : []))[0] ?? [],
		limit: last(own.flatMap((part) => ('limit' in part ? [part.limit] : []))),
		offset: last(own.flatMap((part) => ('offset' in part ? [part.offset] : []))) ?? 0,
		embedded,
	};
}
