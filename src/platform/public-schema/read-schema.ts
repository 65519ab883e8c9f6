import type { Queryable } from '../database/database.ts';

/**
 * A column, an argument or a result. `base` is the type below domains, of an array its element; `kind` says where that is
 * defined: a table, a view, a composite type, an enum, or anything else.
 */
export type SchemaColumn = {
	name: string;
	base: string;
	kind: 'table' | 'view' | 'composite' | 'enum' | 'other';
	is_array: boolean;
	is_nullable: boolean;
	/** A row or a call may leave it out. */
	is_optional: boolean;
	/** PostgreSQL computes it; nobody writes it. */
	is_generated: boolean;
};
export type SchemaReference = { name: string; columns: string[]; unique: boolean; table: string; targets: string[] };
export type SchemaRelation = { name: string; is_view: boolean; columns: SchemaColumn[]; references: SchemaReference[] };
/** `columns` are those of the rows it returns, else null. */
export type SchemaFunction = {
	name: string;
	returns_set: boolean;
	returns: SchemaColumn;
	arguments: SchemaColumn[];
	columns: SchemaColumn[] | null;
};
export type SchemaType = { name: string; labels: string[] | null; columns: SchemaColumn[] | null };
export type Schema = { relations: SchemaRelation[]; functions: SchemaFunction[]; types: SchemaType[] };

/** The public schema as PostgreSQL's catalogue has it, everything in the order of its name. */
export async function readSchema(database: Queryable): Promise<Schema> {
	const { rows } = await database.query<Schema>(SCHEMA);
	if (!rows[0]) throw new Error('the catalogue is empty');
	return rows[0];
}

/** A type as the columns `base`, `kind` and `is_array`: domains count as what they are of. */
const typeOf = (oid: string) => `
	lateral (select coalesce(nullif(typbasetype, 0), oid) as below from pg_type where oid = ${oid}) as known
	join pg_type whole on whole.oid = known.below
	join pg_type base on base.oid = case when whole.typcategory = 'A' then whole.typelem else whole.oid end
	left join pg_class of_rows on of_rows.oid = base.typrelid`;
const typeFields = `
	'base', base.typname,
	'kind', case
		when base.typtype = 'e' then 'enum'
		when of_rows.relkind = 'c' then 'composite'
		when of_rows.relkind in ('v', 'm') then 'view'
		when of_rows.oid is not null then 'table'
		else 'other' end,
	'is_array', whole.typcategory = 'A'`;

const columnsOf = (relation: string) => `(
	select coalesce(jsonb_agg(jsonb_build_object(
		'name', a.attname, ${typeFields},
		'is_nullable', not a.attnotnull,
		'is_optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
		'is_generated', a.attgenerated <> '') order by a.attname), '[]')
	from pg_attribute a cross join ${typeOf('a.atttypid')}
	where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped)`;

const namesOf = (relation: string, numbers: string) => `(
	select jsonb_agg(a.attname order by n.place)
	from unnest(${numbers}) with ordinality as n (number, place)
	join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.number)`;

const SCHEMA = `
select
	(
		select coalesce(jsonb_agg(jsonb_build_object(
			'name', c.relname, 'is_view', c.relkind in ('v', 'm'), 'columns', ${columnsOf('c.oid')},
			'references', (
				select coalesce(jsonb_agg(jsonb_build_object(
					'name', k.conname, 'columns', ${namesOf('k.conrelid', 'k.conkey')},
					'unique', exists(
						select from pg_index i
						where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
							and i.indkey::smallint[] <@ k.conkey and k.conkey <@ i.indkey::smallint[]),
					'table', target.relname, 'targets', ${namesOf('k.confrelid', 'k.confkey')}) order by k.conname), '[]')
				from pg_constraint k join pg_class target on target.oid = k.confrelid
				where k.conrelid = c.oid and k.contype = 'f' and target.relnamespace = 'public'::regnamespace)
			) order by c.relname), '[]')
		from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
	) as relations,
	(
		select coalesce(jsonb_agg(jsonb_build_object(
			'name', p.proname, 'returns_set', p.proretset,
			'returns', (
				select jsonb_build_object('name', p.proname, ${typeFields}, 'is_nullable', not p.proretset)
				from ${typeOf('p.prorettype')}),
			'arguments', (
				select coalesce(jsonb_agg(jsonb_build_object(
					'name', p.proargnames[n.place], ${typeFields},
					'is_nullable', not p.proisstrict,
					'is_optional', n.place > p.pronargs - p.pronargdefaults) order by p.proargnames[n.place] collate "C"), '[]')
				from unnest(p.proargtypes::oid[]) with ordinality as n (type, place) cross join ${typeOf('n.type')}),
			'columns', case when 't' = any(p.proargmodes) then (
				select jsonb_agg(jsonb_build_object(
					'name', p.proargnames[n.place], ${typeFields}, 'is_nullable', true) order by p.proargnames[n.place] collate "C")
				from unnest(p.proallargtypes) with ordinality as n (type, place) cross join ${typeOf('n.type')}
				where p.proargmodes[n.place] = 't') end
			) order by p.proname), '[]')
		from pg_proc p
		where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
	) as functions,
	(
		select coalesce(jsonb_agg(jsonb_build_object(
			'name', t.typname,
			'labels', (select jsonb_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
			'columns', case when t.typtype = 'c' then ${columnsOf('t.typrelid')} end) order by t.typname), '[]')
		from pg_type t left join pg_class c on c.oid = t.typrelid
		where t.typnamespace = 'public'::regnamespace and (t.typtype = 'e' or t.typtype = 'c' and c.relkind = 'c')
	) as types`;
