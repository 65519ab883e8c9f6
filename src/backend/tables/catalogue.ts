import type { Database } from '#src/platform/database/database.ts';

/** A column, or an argument, as the database knows it. `sql` is its name as a quoted identifier. */
export type Column = {
	readonly name: string;
	readonly sql: string;
	/** The type as SQL writes it. */
	readonly type: string;
	/** The name of the type below all domains, as in `pg_type.typname`. */
	readonly base: string;
	/** The expression a new row gets, as SQL; null where there is none. */
	readonly preset: string | null;
};

export type Columns = ReadonlyMap<string, Column>;

/** A table or a view. */
export type Relation = {
	readonly name: string;
	readonly sql: string;
	readonly columns: Columns;
	readonly primaryKey: readonly Column[];
	readonly isTable: boolean;
};

export type Argument = Column & { readonly required: boolean; readonly variadic: boolean };

export type Routine = {
	readonly name: string;
	readonly sql: string;
	readonly arguments: readonly Argument[];
	readonly volatile: boolean;
	readonly returns: 'void' | 'scalar' | 'row';
	readonly returnsSet: boolean;
	/** The columns of the rows it returns; empty for scalars. */
	readonly columns: Columns;
};

/** All names of one schema, as they were at one moment. */
export type Catalogue = {
	readonly schema: string;
	readonly relations: ReadonlyMap<string, Relation>;
	/** By name; functions of one name differ in their arguments. */
	readonly routines: ReadonlyMap<string, readonly Routine[]>;
};

export interface CatalogueReader {
	/** The names as last read; read now where they never were. */
	current(): Promise<Catalogue>;
	/** Reads again, for a name that is not known. Answers what is known already where that was read just now. */
	reread(): Promise<Catalogue>;
}

/** Unknown names make the catalogue be read again this often at most. */
const REREAD_MS = 3_000;

/**
 * Reads the names of `schema` from PostgreSQL's own catalogue. They are the only source of identifiers in our SQL: a name
 * in a request is looked up here, and what is written is the entry found.
 */
export function openCatalogue(database: Database, schema: string): CatalogueReader {
	let known: Promise<Catalogue> | undefined;
	let readAt = Number.NEGATIVE_INFINITY;

	function read(): Promise<Catalogue> {
		readAt = performance.now();
		const reading = readCatalogue(database, schema);
		reading.catch(() => {
			if (known === reading) known = undefined;
		});
		known = reading;
		return reading;
	}

	return {
		current: () => known ?? read(),
		reread: () => (known && performance.now() - readAt < REREAD_MS ? known : read()),
	};
}

type RawColumn = { name: string; type: string; base: string; preset: string | null };
type RawRelation = { name: string; is_table: boolean; columns: RawColumn[]; primary_key: string[] };
type RawRoutine = {
	name: string;
	volatile: boolean;
	returns: Routine['returns'];
	returns_set: boolean;
	columns: RawColumn[];
	arguments: (RawColumn & { required: boolean; variadic: boolean })[];
};

async function readCatalogue(database: Database, schema: string): Promise<Catalogue> {
	const [, relations, routines] = await database.batch([
		// Compiling these queries would take seconds, running them takes milliseconds.
		{ text: "select set_config('jit', 'off', true)" },
		{ text: RELATIONS, values: [schema] },
		{ text: ROUTINES, values: [schema] },
	]);
	const byName = new Map<string, Routine[]>();
	for (const raw of (routines?.rows ?? []) as RawRoutine[]) {
		const same = byName.get(raw.name) ?? [];
		same.push(routineOf(raw, schema));
		byName.set(raw.name, same);
	}
	return {
		schema,
		relations: new Map(((relations?.rows ?? []) as RawRelation[]).map((raw) => [raw.name, relationOf(raw, schema)])),
		routines: byName,
	};
}

function relationOf(raw: RawRelation, schema: string): Relation {
	const columns = columnsOf(raw.columns);
	return {
		name: raw.name,
		sql: `${quoted(schema)}.${quoted(raw.name)}`,
		columns,
		primaryKey: raw.primary_key.flatMap((name) => columns.get(name) ?? []),
		isTable: raw.is_table,
	};
}

function routineOf(raw: RawRoutine, schema: string): Routine {
	return {
		name: raw.name,
		sql: `${quoted(schema)}.${quoted(raw.name)}`,
		arguments: raw.arguments.map((argument) => ({ ...argument, sql: quoted(argument.name) })),
		volatile: raw.volatile,
		returns: raw.returns,
		returnsSet: raw.returns_set,
		columns: columnsOf(raw.columns),
	};
}

function columnsOf(raw: readonly RawColumn[]): Columns {
	return new Map(raw.map((column) => [column.name, { ...column, sql: quoted(column.name) }]));
}

function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}

/** The name of a type, and of a domain the name of the type below; domains of domains are followed twice. */
const BASE_TYPE = (oid: string) => `(
	select coalesce(below.typname, domain.typname, t.typname)
	from pg_catalog.pg_type t
	left join pg_catalog.pg_type domain on domain.oid = t.typbasetype
	left join pg_catalog.pg_type below on below.oid = domain.typbasetype
	where t.oid = ${oid}
)`;

const COLUMNS_OF = (relation: string) => `(
	select coalesce(json_agg(json_build_object(
		'name', a.attname,
		'type', format_type(a.atttypid, a.atttypmod),
		'base', ${BASE_TYPE('a.atttypid')},
		'preset', case
			when a.attgenerated <> '' then null
			when a.attidentity <> '' then format('nextval(%L::regclass)', (
				select s.objid::regclass from pg_catalog.pg_depend s
				where s.refclassid = 'pg_class'::regclass and s.refobjid = a.attrelid and s.refobjsubid = a.attnum
					and s.classid = 'pg_class'::regclass and s.deptype = 'i' limit 1))
			else pg_get_expr(d.adbin, d.adrelid)
		end
	) order by a.attnum), '[]')
	from pg_catalog.pg_attribute a
	left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
	where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped
)`;

const RELATIONS = `
select
	c.relname::text as name,
	c.relkind in ('r', 'p') as is_table,
	${COLUMNS_OF('c.oid')} as columns,
	(
		select coalesce(json_agg(a.attname order by k.place), '[]')
		from pg_catalog.pg_constraint p
		cross join unnest(p.conkey) with ordinality as k (attnum, place)
		join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
		where p.conrelid = c.oid and p.contype = 'p'
	) as primary_key
from pg_catalog.pg_class c
where c.relnamespace = (select oid from pg_catalog.pg_namespace where nspname = $1)
	and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition`;

/**
 * Functions that a request can call: not those of extensions, not triggers, and of those with unnamed arguments only
 * the ones that take a single JSON value.
 */
const ROUTINES = `
with routine as (
	select p.*, coalesce(p.proallargtypes, p.proargtypes::oid[]) as types
	from pg_catalog.pg_proc p
	where p.pronamespace = (select oid from pg_catalog.pg_namespace where nspname = $1)
		and p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
		and not exists (
			select from pg_catalog.pg_depend e
			where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e'
		)
), argument as (
	select p.oid, a.place, a.type, coalesce(p.proargnames[a.place], '') as name,
		coalesce(p.proargmodes[a.place], 'i') as mode,
		count(*) filter (where coalesce(p.proargmodes[a.place], 'i') in ('i', 'b', 'v'))
			over (partition by p.oid order by a.place) as input
	from routine p cross join unnest(p.types) with ordinality as a (type, place)
)
select
	p.proname::text as name,
	p.provolatile = 'v' as volatile,
	p.proretset as returns_set,
	case
		when p.prorettype = 'void'::regtype then 'void'
		when t.typtype = 'c' or p.prorettype = 'record'::regtype or p.proargmodes && array['o', 'b', 't']::"char"[] then 'row'
		else 'scalar'
	end as returns,
	case
		when t.typtype = 'c' then ${COLUMNS_OF('t.typrelid')}
		else (
			select coalesce(json_agg(json_build_object(
				'name', a.name, 'type', format_type(a.type, null), 'base', ${BASE_TYPE('a.type')}, 'preset', null
			) order by a.place), '[]')
			from argument a where a.oid = p.oid and a.mode in ('o', 'b', 't')
		)
	end as columns,
	(
		select coalesce(json_agg(json_build_object(
			'name', a.name, 'type', format_type(a.type, null), 'base', ${BASE_TYPE('a.type')}, 'preset', null,
			'required', a.input <= p.pronargs - p.pronargdefaults, 'variadic', a.mode = 'v'
		) order by a.place), '[]')
		from argument a where a.oid = p.oid and a.mode in ('i', 'b', 'v')
	) as arguments
from routine p join pg_catalog.pg_type t on t.oid = p.prorettype
where not exists (select from argument a where a.oid = p.oid and a.mode in ('i', 'b', 'v') and a.name = '')
	or (p.pronargs = 1 and p.proargtypes[0] in ('json'::regtype, 'jsonb'::regtype))
order by p.proname, p.oid`;
