-- Searches take at most a hundred characters, which are folded once and not once for each row.

-- Words to look for, as `internal.folded` writes them; null where there are none.
create function internal.searched(words text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
	if char_length(words) > 100 then
		raise exception 'A search may have at most 100 characters' using errcode = '22023';
	end if;
	return nullif(internal.folded(btrim(words)), '');
end
$$;

create or replace function public.list_articles(
	language text,
	of_category text default null,
	words text default null,
	before_at timestamptz default null,
	before_id uuid default null,
	after_at timestamptz default null,
	after_id uuid default null,
	amount integer default 12
) returns jsonb
language sql stable security definer set search_path = ''
as $$
	with wanted as materialized (
		select internal.searched(words) as folded
	), page as materialized (
		(
			select card from internal.article_cards card
			where after_at is null
				and (shown_at, id) < (
					coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
				and (of_category is null or coalesce(category, 'Mysticism') = of_category)
				and ((select folded from wanted) is null or position((select folded from wanted) in
					internal.folded(internal.in_language(language, title_en, title_fa, title_ar, title_es))) > 0)
			order by shown_at desc, id desc
			limit least(greatest(amount, 1), 50) + 1
		)
		union all
		(
			select card from internal.article_cards card
			where after_at is not null
				and (shown_at, id) > (after_at, coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
				and (of_category is null or coalesce(category, 'Mysticism') = of_category)
				and ((select folded from wanted) is null or position((select folded from wanted) in
					internal.folded(internal.in_language(language, title_en, title_fa, title_ar, title_es))) > 0)
			order by shown_at, id
			limit least(greatest(amount, 1), 50) + 1
		)
	)
	select jsonb_build_object(
		'articles', (
			select coalesce(
				jsonb_agg(internal.article_card(page.card, language) order by (page.card).shown_at desc, (page.card).id desc),
				'[]')
			from page),
		'categories', (
			-- From one category to the next by the index: there are few of them among many articles.
			with recursive named as (
				(select min(category) as name from public.blog_articles where published)
				union all
				select (select min(category) from public.blog_articles where published and category > name)
				from named where name is not null
			)
			select coalesce(jsonb_agg(distinct name), '[]')
			from (
				select name from named where name is not null
				union all
				select 'Mysticism' where exists (
					select from public.blog_articles where published and category is null)) as all_named))
$$;

create or replace function public.admin_people(
	words text default null,
	before_at timestamptz default null,
	before_id uuid default null,
	amount integer default 25
) returns table (
	id uuid, email text, phone text, full_name text, created_at timestamptz, last_sign_in_at timestamptz, roles text[]
)
language plpgsql stable security definer set search_path = ''
as $$
declare
	wanted text;
begin
	perform internal.require_admin();
	wanted := internal.searched(words);
	return query
		select
			u.id, u.email::text, u.phone::text, p.full_name, u.created_at, u.last_sign_in_at,
			array(select r.role from public.user_roles r where r.user_id = u.id order by r.role)
		from auth.users u left join public.profiles p on p.user_id = u.id
		where (u.created_at, u.id) < (
				coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
			and (wanted is null
				or position(wanted in internal.folded(concat_ws(' ', p.full_name, u.email, u.phone))) > 0)
		order by u.created_at desc, u.id desc
		limit least(greatest(amount, 1), 100) + 1;
end
$$;

-- The tables that hold rows of the caller, `[{"name": …, "key": [column, …]}, …]` with the columns of their primary keys,
-- so that a client can read in pages what is too much for the one answer of `export_my_data`. They are the same tables.
create function public.list_my_tables() returns jsonb
language sql stable set search_path = ''
as $$
	select coalesce(jsonb_agg(jsonb_build_object(
		'name', c.relname,
		'key', array(
			select k.attname
			from pg_catalog.pg_constraint p
			cross join unnest(p.conkey) with ordinality as n (attnum, place)
			join pg_catalog.pg_attribute k on k.attrelid = c.oid and k.attnum = n.attnum
			where p.conrelid = c.oid and p.contype = 'p'
			order by n.place)) order by c.relname), '[]')
	from pg_catalog.pg_class c
	join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
	where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
		and has_table_privilege(c.oid, 'select')
$$;
revoke execute on function public.list_my_tables from public, anon;
grant execute on function public.list_my_tables to authenticated;
