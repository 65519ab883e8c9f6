-- What the product's own screens hear of. A person's kept readings are told to that person alone, by the policies of their
-- tables; of articles everybody hears whatever they may read, without the long texts: a view counts no change.
do $$
begin
	if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
		alter publication supabase_realtime add table
			public.tarot_readings, public.dream_interpretations, public.hafez_readings, public.lucky_number_readings,
			public.mbti_results, public.profiles,
			public.blog_articles (
				id, slug, category, image_url, published, published_at, created_at, title_en, title_fa, title_ar, title_es);
		perform realtime.follow_publication();
	end if;
end
$$;

-- Administrators hear that the figures have grown, on the private channel `figures`, and read them anew.
create policy "administrators hear of figures" on realtime.messages
	for select to authenticated
	using ((select realtime.topic()) = 'figures' and extension = 'broadcast' and (select internal.is_admin()));

-- Only who listens is told: nothing is kept.
create function internal.tell_of_figures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	perform realtime.tell(concat('B', '{"topic": "figures", "private": true, "event": "grown"}', E'\n', '{}'));
	return null;
end
$$;
revoke execute on function internal.tell_of_figures from public;
create trigger figures_told after insert or update or delete on internal.readings_given
	for each statement execute function internal.tell_of_figures();
create trigger figures_told after insert or update or delete on internal.texts_written
	for each statement execute function internal.tell_of_figures();

-- A table that is entered into History is told of as well.
alter function internal.keep_in_history rename to show_in_history;
create function internal.keep_in_history(
	of_kind text, of_table regclass, asked text, answered text, details text default 'null') returns void
language plpgsql set search_path = ''
as $$
begin
	perform internal.show_in_history(of_kind, of_table, asked, answered, details);
	if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
		execute format('alter publication supabase_realtime add table %s', of_table);
		perform realtime.follow_publication();
	end if;
end
$$;
revoke execute on function internal.keep_in_history from public;
