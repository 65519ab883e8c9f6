-- What several processes and servers count together: how often a limited thing was done in a window of time. The key is
-- a hash of what is limited and for whom. Unlogged: after a crash of the database the counts begin anew, and counting
-- costs no write to its log.

create unlogged table internal.shared_counts (
	key bigint primary key,
	points integer not null,
	until timestamptz not null
);
create index shared_counts_until on internal.shared_counts (until);
alter table internal.shared_counts enable row level security;

-- Pages show articles, and are kept until one of them changes; every process hears of it when the change is committed.
-- Counting a view names no other column, and does not count as a change.
create function internal.tell_of_articles() returns trigger
language plpgsql
as $$
begin
	notify articles;
	return null;
end
$$;
create trigger blog_articles_told
	after insert or delete or truncate or update of
		id, slug, category, image_url, published, published_at, created_at, updated_at,
		title_en, title_fa, title_ar, title_es, excerpt_en, excerpt_fa, excerpt_ar, excerpt_es,
		content_en, content_fa, content_ar, content_es
	on public.blog_articles
	for each statement execute function internal.tell_of_articles();
