-- The blog: everyone reads what is published; administrators read and write everything.

create table public.blog_articles (
	id uuid primary key default gen_random_uuid(),
	slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
	title_en text check (char_length(title_en) <= 300),
	title_fa text check (char_length(title_fa) <= 300),
	title_ar text check (char_length(title_ar) <= 300),
	title_es text check (char_length(title_es) <= 300),
	excerpt_en text check (char_length(excerpt_en) <= 1000),
	excerpt_fa text check (char_length(excerpt_fa) <= 1000),
	excerpt_ar text check (char_length(excerpt_ar) <= 1000),
	excerpt_es text check (char_length(excerpt_es) <= 1000),
	content_en text check (char_length(content_en) <= 60000),
	content_fa text check (char_length(content_fa) <= 60000),
	content_ar text check (char_length(content_ar) <= 60000),
	content_es text check (char_length(content_es) <= 60000),
	category text check (char_length(category) <= 100),
	image_url text check (char_length(image_url) <= 2000),
	published boolean not null default false,
	published_at timestamptz,
	created_at timestamptz not null default now(),
	views bigint not null default 0 check (views >= 0)
);
create index blog_articles_newest on public.blog_articles (published_at desc, created_at desc) where published;
create index blog_articles_recent on public.blog_articles (created_at desc);
alter table public.blog_articles enable row level security;
grant select on public.blog_articles to anon, authenticated;
grant insert, update, delete on public.blog_articles to authenticated;
grant select, insert, update, delete on public.blog_articles to service_role;
create policy "everyone reads what is published" on public.blog_articles
	for select to anon, authenticated using (published);
create policy "administrators read all" on public.blog_articles
	for select to authenticated using ((select internal.is_admin()));
create policy "administrators add" on public.blog_articles
	for insert to authenticated with check ((select internal.is_admin()));
create policy "administrators change" on public.blog_articles
	for update to authenticated using ((select internal.is_admin())) with check ((select internal.is_admin()));
create policy "administrators delete" on public.blog_articles
	for delete to authenticated using ((select internal.is_admin()));
create policy "the server manages all" on public.blog_articles
	to service_role using (true) with check (true);

-- One more view of a published article, atomically; answers the new count, null where there is no such article.
create function public.increment_article_views(article_id uuid) returns bigint
language sql volatile security definer set search_path = ''
as $$ update public.blog_articles set views = views + 1 where id = article_id and published returning views $$;
grant execute on function public.increment_article_views(uuid) to anon, authenticated, service_role;
