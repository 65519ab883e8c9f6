-- What a table in which people keep rows of their own needs besides its columns, for tables that later migrations add: the
-- table has the columns `id`, `user_id` and `created_at`. Its owner adds, sees and deletes a row and never changes it;
-- `created_at` is the database's; the server's role may do all; the quota of rows counts it.
create function internal.keep_own_rows(of_table regclass) returns void
language plpgsql set search_path = ''
as $$
declare
	given text;
begin
	select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
	into given
	from pg_catalog.pg_attribute a
	where a.attrelid = of_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
		and a.attname <> 'created_at';
	execute format(
		'create index on %1$s (user_id, created_at desc, id desc);
		alter table %1$s enable row level security;
		grant select, insert (%2$s), delete on %1$s to authenticated;
		grant select, insert, update, delete on %1$s to service_role;
		create policy "people see their own" on %1$s
			for select to authenticated using (user_id = (select auth.uid()));
		create policy "people add their own" on %1$s
			for insert to authenticated with check (user_id = (select auth.uid()));
		create policy "people delete their own" on %1$s
			for delete to authenticated using (user_id = (select auth.uid()));
		create policy "the server manages all" on %1$s
			to service_role using (true) with check (true)',
		of_table, given);
	perform internal.limit_rows(of_table);
end
$$;
revoke execute on function internal.keep_own_rows from public;
