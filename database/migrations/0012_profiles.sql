-- What a signed-in person chooses for themselves, and what they let forms be filled in with.
alter table public.profiles
	add column preferred_language text check (preferred_language in ('en', 'fa', 'ar', 'es')),
	add column theme text check (theme in ('night', 'paper', 'system')),
	-- Whether they are told by their device when a reading is ready while they are looking elsewhere.
	add column notifications boolean not null default false,
	-- Kept only where they asked for it: {"name", "motherName", "birthDate", "religion", "calendarType"}.
	add column personal jsonb check (jsonb_typeof(personal) = 'object' and octet_length(personal::text) <= 4096);
grant update (preferred_language, theme, notifications, personal) on public.profiles to authenticated;

-- Everything the caller may read of what is theirs, table by table: `{"profiles": [row, …], …}`. A table belongs here by
-- having a column `user_id` and letting its people select it; row-level security decides as everywhere.
create function public.export_my_data() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
	kept record;
	rows jsonb;
	answer jsonb := '{}';
begin
	for kept in
		select c.oid, c.relname from pg_catalog.pg_class c
		join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
			and has_table_privilege(c.oid, 'select')
		order by c.relname
	loop
		execute format(
			'select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from public.%I t where t.user_id = (select auth.uid())',
			kept.relname) into rows;
		answer := answer || jsonb_build_object(kept.relname, rows);
	end loop;
	return answer;
end
$$;
revoke execute on function public.export_my_data from public, anon;
grant execute on function public.export_my_data to authenticated;
