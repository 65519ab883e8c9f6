-- What the blog has told already, and who is telling it now. A row is a claim until `article_id` is set: it is made
-- before the writing begins, so that no transaction is open while somebody writes, and two servers on one database make
-- one set a day. It has no foreign key, and stays when the article is deleted: what was told does not come back.

create table internal.articles_written (
	id uuid primary key default gen_random_uuid(),
	-- The day (UTC) and its place in that day's set; no place for an article on a topic of an administrator's.
	day date not null,
	slot integer check (slot >= 0),
	-- What it is about: a theme of the built-in writer and which of its two tellings, or nothing but the topic.
	family text,
	theme text,
	telling integer check (telling in (0, 1)),
	check (num_nulls(family, theme, telling) in (0, 3)),
	claimed_at timestamptz not null default now(),
	article_id uuid,
	unique (day, slot),
	unique (theme, telling)
);
create index articles_written_order on internal.articles_written (claimed_at);
alter table internal.articles_written enable row level security;
