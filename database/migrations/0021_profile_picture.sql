-- A person's picture: an object of theirs in the bucket of avatars, named by what is in it. Its address is kept as a path
-- of this site, so that it holds wherever the site is reached.
alter table public.profiles
	add column avatar_url text check (
		avatar_url ~ ('^/storage/v1/object/public/avatars/' || user_id || '/[0-9a-f]{64}\.(webp|jpg)$'));
grant update (avatar_url) on public.profiles to authenticated;

-- A picture that is replaced or taken away is gone at once, whatever becomes of the browser that asked for it.
create function storage.delete_old_avatar() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	delete from storage.objects
	where bucket_id = 'avatars' and name = substr(old.avatar_url, length('/storage/v1/object/public/avatars/') + 1);
	return null;
end
$$;
create trigger delete_old_avatar after update of avatar_url on public.profiles
	for each row when (old.avatar_url is distinct from new.avatar_url)
	execute function storage.delete_old_avatar();
revoke execute on function storage.delete_old_avatar from public;

-- Everything the caller may read of what is theirs, table by table: `{"profiles": [row, …], …}`, and under `pictures`
-- the files they keep here. A table belongs here by having a column `user_id` and letting its people select it; row-level
-- security decides as everywhere.
create or replace function public.export_my_data() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
	kept record;
	rows jsonb;
	answer jsonb;
begin
	select jsonb_build_object('pictures', coalesce(
		jsonb_agg(jsonb_build_object(
			'path', '/storage/v1/object/public/' || bucket_id || '/' || name,
			'size', size, 'mimetype', mimetype, 'created_at', created_at) order by name), '[]'))
	into answer
	from storage.objects
	where bucket_id = 'avatars' and name ^@ ((select auth.uid())::text || '/');
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
