import type { Database } from '#src/platform/database/database.ts';
import { type ComputedRelation, type ForeignKey, type Placed, relationshipsOf } from '../embedding/relationships.ts';
import { viewColumnsOf } from '../embedding/view-columns.ts';
import { quoted } from '../parse/quoted.ts';
import type { Catalogue, Column, Columns, Relation, Routine } from './catalogue.ts';
import { KEYS, RELATIONS, ROUTINES, VIEWS } from './catalogue-queries.ts';

type RawColumn = {
	at: number;
	name: string;
	type: string;
	base: string;
	preset: string | null;
	nullable: boolean;
	comment: string | null;
};
type RawRelation = { oid: string; name: string; is_table: boolean; comment: string | null; columns: RawColumn[] };
type RawRoutine = {
	name: string;
	volatile: boolean;
	returns: Routine['returns'];
	returns_set: boolean;
	returns_relation: string | null;
	single: boolean;
	base: string;
	row_of: string | null;
	callable: boolean;
	comment: string | null;
	columns: RawColumn[];
	arguments: (RawColumn & { required: boolean; variadic: boolean })[];
};
type RawKey = {
	name: string;
	origin: string;
	target: string | null;
	columns: number[];
	target_columns: number[] | null;
	unique: boolean;
};
type RawView = { oid: string; tree: string };

/** A routine, with what only its relationships follow from. */
type Found = { raw: RawRoutine; routine: Routine };

/** Reads all names of a schema, and how its relations belong together. */
export async function readCatalogue(database: Database, schema: string): Promise<Catalogue> {
	const [, relations, routines, keys, views] = await database.batch([
		// Compiling these queries would take seconds, running them takes milliseconds.
		{ text: "select set_config('jit', 'off', true)" },
		{ text: RELATIONS, values: [schema] },
		{ text: ROUTINES, values: [schema] },
		{ text: KEYS },
		{ text: VIEWS },
	]);
	const rawRelations = (relations?.rows ?? []) as RawRelation[];
	const rawKeys = (keys?.rows ?? []) as RawKey[];
	const names = new Map(rawRelations.map(({ oid, name }) => [oid, name]));
	const found = ((routines?.rows ?? []) as RawRoutine[]).map((raw) => ({
		raw,
		routine: routineOf(raw, schema, names.get(raw.returns_relation ?? '')),
	}));
	const placed = placesOf(schema, rawRelations, rawKeys, (views?.rows ?? []) as RawView[], found);
	return {
		schema,
		relations: new Map(placed.map(({ relation }) => [relation.name, relation])),
		routines: Map.groupBy(
			found.flatMap(({ raw, routine }) => (raw.callable ? [routine] : [])),
			({ name }) => name,
		),
		relationships: relationshipsOf(placed, foreignKeysOf(rawKeys), computedRelationsOf(found, names)),
	};
}

function foreignKeysOf(keys: readonly RawKey[]): ForeignKey[] {
	return keys.flatMap(({ name, origin, target, columns, target_columns: targetColumns, unique }) =>
		target !== null && targetColumns ? [{ name, origin, target, columns, targetColumns, unique }] : [],
	);
}

/** Functions of a row that return rows of a relation belong to relationships, those that return a value to columns. */
function computedRelationsOf(found: readonly Found[], names: ReadonlyMap<string, string>): ComputedRelation[] {
	return found.flatMap(({ raw, routine }) => {
		const origin = names.get(raw.row_of ?? '');
		return origin !== undefined && routine.relation !== undefined ? [{ origin, routine, single: raw.single }] : [];
	});
}

/** Relations with the columns of tables that they show: tables their own, views those that their rules lead to. */
function placesOf(
	schema: string,
	relations: readonly RawRelation[],
	keys: readonly RawKey[],
	views: readonly RawView[],
	found: readonly Found[],
): Placed[] {
	const columnsOfViews = new Map(views.map(({ oid, tree }) => [oid, viewColumnsOf(tree)]));

	/** The table's column behind a column; views may lie on views. */
	function originOf(table: string, column: number): string | undefined {
		const view = columnsOfViews.get(table);
		if (!view) return `${table}.${column}`;
		const shown = view.find((entry) => entry.column === column);
		return shown && originOf(shown.table, shown.origin);
	}

	return relations.map((raw) => {
		const columns = columnsOf(raw.columns);
		const shown = Map.groupBy(columns.values(), (column) => {
			const { at } = raw.columns.find(({ name }) => name === column.name) as RawColumn;
			return originOf(raw.oid, at) ?? '';
		});
		const primaryKey = keys.flatMap((key) => {
			if (key.target !== null) return [];
			const parts = key.columns.flatMap((at) => shown.get(`${key.origin}.${at}`)?.slice(0, 1) ?? []);
			return parts.length === key.columns.length ? parts : [];
		});
		const computed = found.flatMap(({ raw: { row_of: of }, routine }) =>
			of === raw.oid && routine.relation === undefined && routine.returns === 'scalar' && !routine.returnsSet
				? [[routine.name, routine] as const]
				: [],
		);
		const relation: Relation = {
			name: raw.name,
			sql: `${quoted(schema)}.${quoted(raw.name)}`,
			columns,
			primaryKey,
			isTable: raw.is_table,
			computed: new Map(computed),
			comment: raw.comment,
		};
		return { relation, shown };
	});
}

function routineOf(raw: RawRoutine, schema: string, relation: string | undefined): Routine {
	return {
		name: raw.name,
		sql: `${quoted(schema)}.${quoted(raw.name)}`,
		arguments: raw.arguments.map((argument) => ({ ...argument, sql: quoted(argument.name) })),
		volatile: raw.volatile,
		returns: raw.returns,
		returnsSet: raw.returns_set,
		base: raw.base,
		columns: columnsOf(raw.columns),
		relation,
		comment: raw.comment,
	};
}

function columnsOf(raw: readonly RawColumn[]): Columns {
	return new Map(
		raw.map(({ at: _, ...column }): [string, Column] => [column.name, { ...column, sql: quoted(column.name) }]),
	);
}
