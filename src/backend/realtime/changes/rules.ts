import type { Database } from '#src/platform/database/database.ts';
import type { Caller } from '../../caller.ts';

export type Role = Caller['role'];

export type RuledColumn = {
	readonly name: string;
	/** As a quoted identifier. */
	readonly sql: string;
	/** The name of its type in `pg_type`, which clients know it by. */
	readonly type: string;
	/** The type as SQL writes it. */
	readonly full: string;
	readonly isEnum: boolean;
	readonly isKey: boolean;
	/** Whether the publication names it. */
	readonly isPublished: boolean;
	/** Roles that may select it. */
	readonly roles: readonly Role[];
};

/** Who may see which rows of a table, and which columns of them. */
export type Rules = {
	/** The table's oid. */
	readonly relation: number;
	readonly schema: string;
	readonly name: string;
	/** Qualified and quoted; and the name alone, quoted. */
	readonly sql: string;
	readonly alias: string;
	readonly hasRowSecurity: boolean;
	/** Events that the publication publishes. */
	readonly events: readonly string[];
	readonly columns: readonly RuledColumn[];
	/** For each role a condition over the table's columns; null where it sees every row. */
	readonly conditions: Readonly<Record<Role, string | null>>;
	readonly hasTrigger: boolean;
	/** Changes whenever any of these values does. */
	readonly fingerprint: string;
};

/** The versions of all rows of PostgreSQL's catalogue that rules are made from. */
const FINGERPRINT = `concat_ws(' ', c.xmin,
	(select string_agg(concat(q.oid, '.', q.xmin), ',' order by q.oid) from pg_catalog.pg_policy q where q.polrelid = c.oid),
	(select string_agg(a.xmin::text, ',' order by a.attnum) from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum > 0),
	(select string_agg(concat(r.oid, '.', r.xmin), ',' order by r.oid) from pg_catalog.pg_publication_rel r where r.prrelid = c.oid),
	(select b.xmin from pg_catalog.pg_publication b where b.pubname = 'supabase_realtime'),
	(select n.xmin from pg_catalog.pg_namespace n where n.oid = c.relnamespace))`;

/** The fingerprints of tables, to be read in the transaction that relies on their rules. */
export const FINGERPRINTS = `select c.oid::bigint::float8 as relation, ${FINGERPRINT} as fingerprint
	from pg_catalog.pg_class c where c.oid = any($1::oid[])`;

/** Policies for SELECT that hold for a role, permissive or restrictive (manual, CREATE POLICY). */
const QUALS = (permissive: boolean) => `(
	select coalesce(json_agg(pg_get_expr(q.polqual, q.polrelid)), '[]') from pg_catalog.pg_policy q
	where q.polrelid = c.oid and ${permissive ? '' : 'not '}q.polpermissive and q.polcmd in ('r', '*') and q.polqual is not null
		and (0 = any(q.polroles) or exists (select from unnest(q.polroles) as member where pg_has_role(r.oid, member, 'usage'))))`;

const RULES = `
select c.oid::bigint::float8 as relation, n.nspname::text as schema, c.relname::text as name,
	format('%I.%I', n.nspname, c.relname) as sql, quote_ident(c.relname) as alias, c.relrowsecurity as row_security,
	p.rowfilter, b.pubinsert, b.pubupdate, b.pubdelete,
	exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgname = 'realtime_tell_change') as has_trigger,
	(
		select json_agg(json_build_object(
			'name', a.attname, 'sql', quote_ident(a.attname), 'type', t.typname, 'full', format_type(a.atttypid, a.atttypmod),
			'isEnum', t.typtype = 'e', 'isPublished', a.attname = any(p.attnames),
			'isKey', exists (select from pg_catalog.pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)),
			'roles', (
				select coalesce(json_agg(r.rolname), '[]') from pg_catalog.pg_roles r
				where r.rolname in ('anon', 'authenticated', 'service_role')
					and has_schema_privilege(r.oid, n.oid, 'usage') and has_column_privilege(r.oid, c.oid, a.attnum, 'select'))
		) order by a.attnum)
		from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
		where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
	(
		select json_object_agg(r.rolname, json_build_object(
			'bypasses', r.rolbypassrls or r.rolsuper, 'permissive', ${QUALS(true)}, 'restrictive', ${QUALS(false)}))
		from pg_catalog.pg_roles r where r.rolname in ('anon', 'authenticated', 'service_role')) as policies,
	${FINGERPRINT} as fingerprint
from pg_catalog.pg_publication_tables p
join pg_catalog.pg_publication b on b.pubname = p.pubname
join pg_catalog.pg_namespace n on n.nspname = p.schemaname
join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
where p.pubname = 'supabase_realtime'`;

type Policies = { bypasses: boolean; permissive: string[]; restrictive: string[] };
type Raw = Pick<Rules, 'relation' | 'schema' | 'name' | 'sql' | 'alias' | 'fingerprint' | 'columns'> & {
	row_security: boolean;
	rowfilter: string | null;
	pubinsert: boolean;
	pubupdate: boolean;
	pubdelete: boolean;
	has_trigger: boolean;
	policies: Record<Role, Policies>;
};

/** Which tables: those with these oids, or of this schema and name; null is any. */
type Wanted = { relations: readonly number[] } | { schema: string | null; table: string | null };

/** The rules of tables in the publication. Expressions are written so that they mean the same under any search path. */
export async function readRules(database: Database, wanted: Wanted): Promise<Rules[]> {
	const [where, values] =
		'relations' in wanted
			? ['c.oid = any($1::oid[])', [wanted.relations]]
			: [
					'($1::text is null or n.nspname = $1) and ($2::text is null or c.relname = $2)',
					[wanted.schema, wanted.table],
				];
	const [, read] = await database.batch([
		{ text: "select set_config('search_path', '', true)" },
		{ text: `${RULES} and ${where}`, values },
	]);
	return ((read?.rows ?? []) as Raw[]).map(rulesOf);
}

function rulesOf({
	row_security,
	rowfilter,
	pubinsert,
	pubupdate,
	pubdelete,
	has_trigger,
	policies,
	...raw
}: Raw): Rules {
	const conditionOf = (role: Role): string | null => {
		const { bypasses, permissive, restrictive } = policies[role];
		const ruled = row_security && !bypasses;
		const allowed = permissive.length > 0 ? `(${permissive.map((qual) => `(${qual})`).join(' or ')})` : 'false';
		const all = [...(rowfilter ? [rowfilter] : []), ...(ruled ? [allowed, ...restrictive] : [])];
		return all.length > 0 ? all.map((qual) => `(${qual})`).join(' and ') : null;
	};
	return {
		...raw,
		hasRowSecurity: row_security,
		events: [...(pubinsert ? ['INSERT'] : []), ...(pubupdate ? ['UPDATE'] : []), ...(pubdelete ? ['DELETE'] : [])],
		conditions: {
			anon: conditionOf('anon'),
			authenticated: conditionOf('authenticated'),
			service_role: conditionOf('service_role'),
		},
		hasTrigger: has_trigger,
	};
}

/** The columns of a table that a role receives. */
export const visibleColumns = ({ columns }: Rules, role: Role): readonly RuledColumn[] =>
	columns.filter(({ isPublished, roles }) => isPublished && roles.includes(role));
