// What is asked of PostgreSQL's own catalogue. `$1` is the schema.

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
		'at', a.attnum,
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
		end,
		'nullable', not a.attnotnull,
		'comment', col_description(a.attrelid, a.attnum)
	) order by a.attnum), '[]')
	from pg_catalog.pg_attribute a
	left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
	where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped
)`;

/** The columns of arguments, which have neither defaults nor comments of their own. */
const ARGUMENT = `'at', a.place, 'name', a.name, 'type', format_type(a.type, null), 'base', ${BASE_TYPE('a.type')},
	'preset', null, 'nullable', true, 'comment', null`;

/** Tables and views; partitions are reached through their table. */
export const RELATIONS = `
select
	c.oid::text as oid,
	c.relname::text as name,
	c.relkind in ('r', 'p') as is_table,
	obj_description(c.oid, 'pg_class') as comment,
	${COLUMNS_OF('c.oid')} as columns
from pg_catalog.pg_class c
where c.relnamespace = (select oid from pg_catalog.pg_namespace where nspname = $1)
	and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition`;

/**
 * Functions: not those of extensions, and not triggers. A request can call those whose arguments have names, and those of a
 * single unnamed one that the body as a whole can be; `row_of` is the relation whose row is the only argument.
 */
export const ROUTINES = `
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
	not p.proretset or p.prorows = 1 as single,
	nullif(t.typrelid, 0)::text as returns_relation,
	${BASE_TYPE('p.prorettype')} as base,
	obj_description(p.oid, 'pg_proc') as comment,
	(select nullif(r.typrelid, 0)::text from pg_catalog.pg_type r where p.pronargs = 1 and r.oid = p.proargtypes[0]) as row_of,
	not exists (select from argument a where a.oid = p.oid and a.mode in ('i', 'b', 'v') and a.name = '')
		or (p.pronargs = 1 and p.proargtypes[0] in (
			'json'::regtype, 'jsonb'::regtype, 'text'::regtype, 'bytea'::regtype, 'xml'::regtype)) as callable,
	case
		when p.prorettype = 'void'::regtype then 'void'
		when t.typtype = 'c' or p.prorettype = 'record'::regtype or p.proargmodes && array['o', 'b', 't']::"char"[] then 'row'
		else 'scalar'
	end as returns,
	case
		when t.typtype = 'c' then ${COLUMNS_OF('t.typrelid')}
		else (
			select coalesce(json_agg(json_build_object(${ARGUMENT}) order by a.place), '[]')
			from argument a where a.oid = p.oid and a.mode in ('o', 'b', 't')
		)
	end as columns,
	(
		select coalesce(json_agg(json_build_object(${ARGUMENT},
			'required', a.input <= p.pronargs - p.pronargdefaults, 'variadic', a.mode = 'v'
		) order by a.place), '[]')
		from argument a where a.oid = p.oid and a.mode in ('i', 'b', 'v')
	) as arguments
from routine p join pg_catalog.pg_type t on t.oid = p.prorettype
order by p.proname, p.oid`;

/** Primary and foreign keys of all tables, for views of a schema may lie on tables of another; only the latter have a target. */
export const KEYS = `
select
	k.conname::text as name,
	k.conrelid::text as origin,
	case k.contype when 'f' then k.confrelid::text end as target,
	to_json(k.conkey) as columns,
	to_json(k.confkey) as target_columns,
	exists (
		select from pg_catalog.pg_constraint u
		where u.conrelid = k.conrelid and u.contype in ('p', 'u') and u.conkey <@ k.conkey and u.conkey @> k.conkey
	) as unique
from pg_catalog.pg_constraint k
join pg_catalog.pg_class c on c.oid = k.conrelid
where k.contype in ('p', 'f') and k.conparentid = 0 and not c.relispartition
order by k.conrelid, k.conname`;

/** The rules of all views that are not PostgreSQL's own. */
export const VIEWS = `
select c.oid::text as oid, r.ev_action::text as tree
from pg_catalog.pg_class c
join pg_catalog.pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_toast%'`;
