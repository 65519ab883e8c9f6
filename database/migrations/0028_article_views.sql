-- Whoever reads a published article may count a view, by an ordinary update of `views` as well as by
-- `increment_article_views`. Whatever number is written, it becomes one more, and nothing else can be changed with it.

grant update (views) on public.blog_articles to anon;
create policy "everyone counts a view" on public.blog_articles
	for update to anon, authenticated using (published) with check (published);

create function internal.count_article_view() returns trigger
language plpgsql
as $$
declare
	writes_all boolean := false;
begin
	-- Functions of the server's own count by themselves.
	if current_user not in ('anon', 'authenticated') then
		return new;
	end if;
	if current_user = 'authenticated' then
		writes_all := internal.is_admin();
	end if;
	if to_jsonb(new) - 'views' = to_jsonb(old) - 'views' then
		-- An editor's form that was saved without a change is no view.
		if new.views is distinct from old.views or not writes_all then
			new.views := old.views + 1;
		end if;
		return new;
	end if;
	if not writes_all then
		raise insufficient_privilege using message = 'permission denied for table blog_articles';
	end if;
	-- The form sends the number that it was opened with.
	new.views := old.views;
	return new;
end
$$;
-- Before `blog_articles_changed`, by its name: triggers run in the order of the alphabet.
create trigger blog_article_view before update on public.blog_articles
	for each row execute function internal.count_article_view();

-- A view is one article's: without this, one request could touch all of them.
create function internal.limit_article_views() returns trigger
language plpgsql
as $$
declare
	writes_all boolean := false;
begin
	if (select count(*) from changed) < 2 then
		return null;
	end if;
	if current_user = 'authenticated' then
		writes_all := internal.is_admin();
	end if;
	if not writes_all then
		raise insufficient_privilege using message = 'permission denied for table blog_articles',
			hint = 'Update one article at a time.';
	end if;
	return null;
end
$$;
create trigger blog_articles_one_at_a_time after update on public.blog_articles
	referencing new table as changed for each statement
	when (current_user in ('anon', 'authenticated')) execute function internal.limit_article_views();
