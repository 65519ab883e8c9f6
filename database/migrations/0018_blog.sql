-- The blog as it is read: a page of the list, and one article with what stands around it, each in one statement and in
-- one language, with English behind it. All of them see what is published, and nothing else, whoever asks.

-- When an article was last changed by its writers; a view changes nothing. For the feed and the map of the site.
alter table public.blog_articles add column updated_at timestamptz not null default now();
update public.blog_articles set updated_at = coalesce(published_at, created_at);
create function internal.mark_article_changed() returns trigger
language plpgsql
as $$
begin
	new.updated_at := now();
	return new;
end
$$;
create trigger blog_articles_changed before update of
	slug, title_en, title_fa, title_ar, title_es, excerpt_en, excerpt_fa, excerpt_ar, excerpt_es,
	content_en, content_fa, content_ar, content_es, category, image_url, published, published_at
	on public.blog_articles for each row execute function internal.mark_article_changed();

-- The order of the list is that of the dates it shows.
create index blog_articles_shown on public.blog_articles ((coalesce(published_at, created_at)) desc, id desc)
	where published;
create index blog_articles_category on public.blog_articles (category) where published;

create view internal.article_cards as
	select
		id, slug, category, image_url, views, updated_at, coalesce(published_at, created_at) as shown_at,
		title_en, title_fa, title_ar, title_es, excerpt_en, excerpt_fa, excerpt_ar, excerpt_es
	from public.blog_articles
	where published;

-- The text in a language, else in English, else nothing; and which of the two it is.
create function internal.in_language(language text, en text, fa text, ar text, es text) returns text
language sql immutable
return coalesce(
	nullif(btrim(case language when 'fa' then fa when 'ar' then ar when 'es' then es end), ''), nullif(btrim(en), ''));
create function internal.language_of(language text, en text, fa text, ar text, es text) returns text
language sql immutable
return case
	when nullif(btrim(case language when 'en' then en when 'fa' then fa when 'ar' then ar when 'es' then es end), '') is not null
		then language
	when nullif(btrim(en), '') is not null then 'en'
end;

-- Small letters without accents and vowel signs; the letters that keyboards of Persian and Arabic write differently as one.
create function internal.folded(words text) returns text
language sql immutable
return translate(
	lower(words),
	U&'\064A\0649\0643\0629\06C0\0623\0625\0622\200C' || 'áéíóúüñ'
		|| U&'\064B\064C\064D\064E\064F\0650\0651\0652\0654',
	U&'\06CC\06CC\06A9\0647\0647\0627\0627\0627 ' || 'aeiouun');

create function internal.article_card(card internal.article_cards, language text) returns jsonb
language sql stable
return jsonb_build_object(
	'id', card.id,
	'slug', card.slug,
	'title', internal.in_language(language, card.title_en, card.title_fa, card.title_ar, card.title_es),
	'title_in', internal.language_of(language, card.title_en, card.title_fa, card.title_ar, card.title_es),
	'excerpt', internal.in_language(language, card.excerpt_en, card.excerpt_fa, card.excerpt_ar, card.excerpt_es),
	'excerpt_in', internal.language_of(language, card.excerpt_en, card.excerpt_fa, card.excerpt_ar, card.excerpt_es),
	'category', card.category,
	'image_url', card.image_url,
	'views', card.views,
	'shown_at', card.shown_at);

-- A page of the list, newest first: what comes after the article named by `before_at` and `before_id`, or what stands
-- above the one named by `after_at` and `after_id`, else the first. One article more than `amount` tells that the list
-- goes on. With it the names of all categories. An article without a category counts as Mysticism.
create function public.list_articles(
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
	with page as materialized (
		(
			select card from internal.article_cards card
			where after_at is null
				and (shown_at, id) < (
					coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
				and (of_category is null or coalesce(category, 'Mysticism') = of_category)
				and (words is null or position(internal.folded(btrim(words)) in
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
				and (words is null or position(internal.folded(btrim(words)) in
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
grant execute on function public.list_articles to anon, authenticated, service_role;

-- One article by its slug or id, null where there is none: its text, the languages it can be read in, its neighbours in
-- the list, and three others, those of its category first.
create function public.read_article(language text, article text) returns jsonb
language sql stable security definer set search_path = ''
as $$
	with found as materialized (
		select *, coalesce(published_at, created_at) as shown_at from public.blog_articles
		where published and (slug = article or id = case
			when article ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then article::uuid end)
		order by slug is not distinct from article desc
		limit 1
	)
	select jsonb_build_object(
		'id', id,
		'slug', slug,
		'title', internal.in_language(language, title_en, title_fa, title_ar, title_es),
		'title_in', internal.language_of(language, title_en, title_fa, title_ar, title_es),
		'excerpt', internal.in_language(language, excerpt_en, excerpt_fa, excerpt_ar, excerpt_es),
		'content', internal.in_language(language, content_en, content_fa, content_ar, content_es),
		'content_in', internal.language_of(language, content_en, content_fa, content_ar, content_es),
		'languages', array_remove(array[
			case when title_en <> '' and content_en <> '' then 'en' end,
			case when title_fa <> '' and content_fa <> '' then 'fa' end,
			case when title_ar <> '' and content_ar <> '' then 'ar' end,
			case when title_es <> '' and content_es <> '' then 'es' end], null),
		'category', category,
		'image_url', image_url,
		'views', views,
		'shown_at', shown_at,
		'created_at', created_at,
		'updated_at', updated_at,
		'older', (
			select internal.article_card(card, language) from internal.article_cards card
			where (card.shown_at, card.id) < (found.shown_at, found.id)
			order by card.shown_at desc, card.id desc limit 1),
		'newer', (
			select internal.article_card(card, language) from internal.article_cards card
			where (card.shown_at, card.id) > (found.shown_at, found.id)
			order by card.shown_at, card.id limit 1),
		'related', (
			select coalesce(jsonb_agg(internal.article_card(card, language)), '[]')
			from (
				select card from (
					(
						select card, card.shown_at, 1 as rank from internal.article_cards card
						where card.category is not distinct from found.category and card.id <> found.id
						order by card.shown_at desc, card.id desc limit 3
					)
					union all
					(
						select card, card.shown_at, 2 as rank from internal.article_cards card
						where card.category is distinct from found.category
						order by card.shown_at desc, card.id desc limit 3
					)
				) as candidates
				order by rank, shown_at desc limit 3) as chosen))
	from found
$$;
grant execute on function public.read_article to anon, authenticated, service_role;
