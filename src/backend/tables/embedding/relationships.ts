import type { Column, Relation, Relationship, Routine } from '../names/catalogue.ts';

type ByKey = Extract<Relationship, { constraint: string }>;

/** A foreign key; tables and columns by their numbers in PostgreSQL's catalogue. */
export type ForeignKey = {
	readonly name: string;
	readonly origin: string;
	readonly target: string;
	readonly columns: readonly number[];
	readonly targetColumns: readonly number[];
	/** Whether its columns together are unique in the origin. */
	readonly unique: boolean;
};

/**
 * A relation, and where its columns come from: each by the table and column that it shows, `oid.attnum`; a view may show one
 * several times.
 */
export type Placed = { readonly relation: Relation; readonly shown: ReadonlyMap<string, readonly Column[]> };

/** A function of a row that returns rows of another relation. */
export type ComputedRelation = { readonly origin: string; readonly routine: Routine; readonly single: boolean };

/** A view that shows a column often could make a key into thousands. */
const MOST_COMBINATIONS = 16;

/**
 * All relationships between relations, by the name of the one they begin at: what foreign keys say, between tables and
 * between views that show all columns of a key; junctions, tables whose primary key holds two foreign keys; and functions
 * of a row, which replace what is found for a relation of their name.
 */
export function relationshipsOf(
	placed: readonly Placed[],
	keys: readonly ForeignKey[],
	computed: readonly ComputedRelation[],
): ReadonlyMap<string, readonly Relationship[]> {
	const toOne = keys.flatMap((key) => toOneBy(key, placed));
	const all: Relationship[] = [...toOne, ...toOne.map(inverseOf), ...throughJunctions(toOne)];
	const byOrigin = Map.groupBy(all, ({ origin }) => origin.name);
	const byName = new Map(placed.map(({ relation }) => [relation.name, relation]));
	for (const { origin: name, routine, single } of computed) {
		const origin = byName.get(name);
		const target = byName.get(routine.relation ?? '');
		if (!origin || !target) continue;
		const others = (byOrigin.get(name) ?? []).filter((other) => other.target.name !== routine.name);
		byOrigin.set(name, [...others, { kind: 'computed', origin, target, toOne: single, routine }]);
	}
	return byOrigin;
}

function toOneBy(key: ForeignKey, placed: readonly Placed[]): ByKey[] {
	const targets = placed.flatMap((place) =>
		showing(place, key.target, key.targetColumns).map((columns) => ({ target: place.relation, columns })),
	);
	return placed.flatMap((place) =>
		showing(place, key.origin, key.columns).flatMap((own) =>
			targets.map(({ target, columns }) => ({
				kind: key.unique ? ('one-to-one' as const) : ('many-to-one' as const),
				origin: place.relation,
				target,
				toOne: true,
				constraint: key.name,
				holdsKey: true,
				columns: own.flatMap((column, index) => {
					const other = columns[index];
					return other ? [[column, other] as const] : [];
				}),
			})),
		),
	);
}

/** Each way in which a relation shows all of these columns of a table; none where it does not. */
function showing({ shown }: Placed, table: string, columns: readonly number[]): Column[][] {
	let ways: Column[][] = [[]];
	for (const column of columns) {
		const here = shown.get(`${table}.${column}`) ?? [];
		ways = ways.flatMap((way) => here.map((next) => [...way, next])).slice(0, MOST_COMBINATIONS);
	}
	return ways;
}

function inverseOf({ kind, origin, target, constraint, columns }: ByKey): ByKey {
	const isOne = kind === 'one-to-one';
	return {
		kind: isOne ? 'one-to-one' : 'one-to-many',
		origin: target,
		target: origin,
		toOne: isOne,
		constraint,
		holdsKey: false,
		columns: columns.map(([one, other]) => [other, one] as const),
	};
}

function throughJunctions(toOne: readonly ByKey[]): Relationship[] {
	const found: Relationship[] = [];
	for (const [junction, keys] of Map.groupBy(
		toOne.filter(({ kind }) => kind === 'many-to-one'),
		({ origin }) => origin,
	)) {
		const primary = new Set(junction.primaryKey);
		const within = keys.filter(({ columns }) => columns.every(([column]) => primary.has(column)));
		for (const one of within)
			for (const other of within)
				if (one.constraint !== other.constraint)
					found.push({
						kind: 'many-to-many',
						origin: one.target,
						target: other.target,
						toOne: false,
						junction,
						constraints: [one.constraint, other.constraint],
						toOrigin: one.columns,
						toTarget: other.columns,
					});
	}
	return found;
}
