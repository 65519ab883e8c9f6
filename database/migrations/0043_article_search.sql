-- A search in the blog reads few articles however many there are. The newest are looked through one by one, which is quick
-- where the words are common; where they are not among these, an index of the titles' parts of three letters finds the
-- few that may hold them.

-- Every three letters of a text that follow each other, each once.
create function internal.parts_of_three(words text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
	select coalesce(array_agg(distinct substr(words, place, 3)), '{}')
	from generate_series(1, char_length(words) - 2) as place
$$;

-- Those of the titles that a list shows, as searches see them, each after its language: `en:mir`. Whoever writes an
-- article has the index call it.
create function internal.title_parts(en text, fa text, ar text, es text) returns text[]
language sql immutable parallel safe security definer set search_path = ''
as $$
	select coalesce(array_agg(distinct language || ':' || part), '{}')
	from unnest(array['en', 'fa', 'ar', 'es']) as language,
		unnest(internal.parts_of_three(internal.folded(internal.in_language(language, en, fa, ar, es)))) as part
$$;

grant execute on function internal.title_parts to anon, authenticated, service_role;

create index blog_articles_title_parts on public.blog_articles
	using gin (internal.title_parts(title_en, title_fa, title_ar, title_es)) where published;

-- The articles of a page, at most `amount`: those after the place named by `before_at` and `before_id`, newest first, or
-- those above the one named by `after_at` and `after_id`, oldest first.
create function internal.found_articles(
	language text, wanted text, of_category text, before_at timestamptz, before_id uuid, after_at timestamptz, after_id uuid,
	amount integer
) returns setof internal.article_cards
language plpgsql stable set search_path = ''
as $$
declare
	looked_through constant integer := 200;
	found internal.article_cards[];
	parts text[];
begin
	if after_at is null then
		select array_agg(hit.card) into found from (
			select newest.card from (
				select c as card, c.shown_at, c.id from internal.article_cards c
				where (c.shown_at, c.id) < (
						coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
					and (of_category is null or coalesce(c.category, 'Mysticism') = of_category)
				order by c.shown_at desc, c.id desc limit looked_through) as newest
			where position(wanted in internal.folded(internal.in_language(language, (newest.card).title_en,
				(newest.card).title_fa, (newest.card).title_ar, (newest.card).title_es))) > 0
			order by newest.shown_at desc, newest.id desc limit amount) as hit;
	else
		select array_agg(hit.card) into found from (
			select newest.card from (
				select c as card, c.shown_at, c.id from internal.article_cards c
				where (c.shown_at, c.id) > (after_at, coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
					and (of_category is null or coalesce(c.category, 'Mysticism') = of_category)
				order by c.shown_at, c.id limit looked_through) as newest
			where position(wanted in internal.folded(internal.in_language(language, (newest.card).title_en,
				(newest.card).title_fa, (newest.card).title_ar, (newest.card).title_es))) > 0
			order by newest.shown_at, newest.id limit amount) as hit;
	end if;
	if coalesce(cardinality(found), 0) >= amount then
		return query select * from unnest(found);
		return;
	end if;

	select array_agg(language || ':' || part) into parts from unnest(internal.parts_of_three(wanted)) as part;
	return query
		with held as materialized (
			-- One or two letters are in too many titles for an index; then all are read.
			select b.id from public.blog_articles b
			where b.published and internal.title_parts(b.title_en, b.title_fa, b.title_ar, b.title_es) @> parts
			union all
			select b.id from public.blog_articles b where b.published and parts is null
		)
		select c.* from internal.article_cards c
		where c.id in (select held.id from held)
			and (of_category is null or coalesce(c.category, 'Mysticism') = of_category)
			and position(wanted in internal.folded(internal.in_language(
				language, c.title_en, c.title_fa, c.title_ar, c.title_es))) > 0
			and (after_at is not null or (c.shown_at, c.id) < (
				coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')))
			and (after_at is null or (c.shown_at, c.id) > (
				after_at, coalesce(after_id, '00000000-0000-0000-0000-000000000000')))
		order by
			case when after_at is null then c.shown_at end desc, case when after_at is null then c.id end desc,
			c.shown_at, c.id
		limit amount;
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
		select internal.searched(words) as folded, least(greatest(amount, 1), 50) + 1 as most
	), page as materialized (
		(
			select card from internal.article_cards card
			where after_at is null and (select folded from wanted) is null
				and (shown_at, id) < (
					coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
				and (of_category is null or coalesce(category, 'Mysticism') = of_category)
			order by shown_at desc, id desc
			limit least(greatest(amount, 1), 50) + 1
		)
		union all
		(
			select card from internal.article_cards card
			where after_at is not null and (select folded from wanted) is null
				and (shown_at, id) > (after_at, coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
				and (of_category is null or coalesce(category, 'Mysticism') = of_category)
			order by shown_at, id
			limit least(greatest(amount, 1), 50) + 1
		)
		union all
		(
			select card
			from wanted, internal.found_articles(
				language, wanted.folded, of_category, before_at, before_id, after_at, after_id, wanted.most) as card
			where wanted.folded is not null
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
