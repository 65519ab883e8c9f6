-- How much one person may keep: rows in one table, files, and bytes of all their files. The server writes its settings
-- (QUOTA_ROWS, QUOTA_FILES, QUOTA_BYTES) here when it starts, so that the limits hold for whoever connects. 0, or no row
-- at all, is no limit.
create table internal.quotas (
	name text primary key check (name in ('rows', 'files', 'bytes')),
	most bigint not null check (most >= 0)
);
alter table internal.quotas enable row level security;

-- SQLSTATE PT403 is status 403 on the wire (PostgREST). The hint is for programs: `quota_rows`, `quota_files` or
-- `quota_bytes`.
create function internal.raise_quota_exceeded(quota text, said text) returns void
language plpgsql set search_path = ''
as $$
begin
	raise exception using errcode = 'PT403', message = said, hint = 'quota_' || quota,
		detail = 'Deleting older ones makes room.';
end
$$;

-- How many rows of a table are one person's: an insert compares one number instead of counting thousands of rows.
-- Triggers of the tables keep it. The row of a person is locked until a transaction that inserts has ended, so two
-- inserts at the same time cannot both take the last place.
create table internal.kept_rows (
	user_id uuid not null,
	relation text not null,
	rows bigint not null,
	primary key (user_id, relation)
) with (fillfactor = 70);
alter table internal.kept_rows enable row level security;

create function internal.add_kept_rows(of_table text, person uuid, added bigint) returns void
language plpgsql set search_path = ''
as $$
declare
	total bigint;
	most bigint;
begin
	insert into internal.kept_rows as k (user_id, relation, rows) values (person, of_table, added)
	on conflict (user_id, relation) do update set rows = k.rows + excluded.rows
	returning k.rows into total;
	select q.most into most from internal.quotas q where q.name = 'rows';
	if most > 0 and total > most then
		perform internal.raise_quota_exceeded(
			'rows', format('quota exceeded: one person may keep %s rows of this table', most));
	end if;
end
$$;

-- In plpgsql, which keeps its plan: a function in SQL would be planned for every statement.
create function internal.take_kept_rows(of_table text, person uuid, taken bigint) returns void
language plpgsql set search_path = ''
as $$
begin
	update internal.kept_rows set rows = rows - taken where user_id = person and relation = of_table;
end
$$;

-- People are counted in the order of their ids, so that two statements with rows of several people cannot wait for each
-- other for ever. Rows of nobody are not counted.
create function internal.count_inserted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	perform internal.add_kept_rows(tg_relid::regclass::text, p.user_id, p.rows)
	from (select user_id, count(*) as rows from inserted where user_id is not null group by 1 order by 1) as p;
	return null;
end
$$;

create function internal.count_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	perform internal.take_kept_rows(tg_relid::regclass::text, p.user_id, p.rows)
	from (select user_id, count(*) as rows from deleted where user_id is not null group by 1 order by 1) as p;
	return null;
end
$$;

create function internal.count_given_away() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	perform internal.take_kept_rows(tg_relid::regclass::text, old.user_id, 1);
	if new.user_id is not null then
		perform internal.add_kept_rows(tg_relid::regclass::text, new.user_id, 1);
	end if;
	return null;
end
$$;

create function internal.count_truncated() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	delete from internal.kept_rows where relation = tg_relid::regclass::text;
	return null;
end
$$;

-- Puts a table with a column `user_id` under the quota of rows, and counts what it holds. For migrations.
create function internal.limit_rows(of_table regclass) returns void
language plpgsql set search_path = ''
as $$
begin
	execute format(
		'create trigger count_inserted after insert on %1$s referencing new table as inserted
			for each statement execute function internal.count_inserted();
		create trigger count_deleted after delete on %1$s referencing old table as deleted
			for each statement execute function internal.count_deleted();
		create trigger count_given_away after update of user_id on %1$s
			for each row when (old.user_id is distinct from new.user_id) execute function internal.count_given_away();
		create trigger count_truncated after truncate on %1$s
			for each statement execute function internal.count_truncated();
		insert into internal.kept_rows (user_id, relation, rows)
			select user_id, %2$L, count(*) from %1$s where user_id is not null group by 1',
		of_table, of_table::text);
end
$$;

-- After what the person kept: triggers fire in the order of their names, those of foreign keys begin with a capital.
create function internal.forget_kept_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	delete from internal.kept_rows where user_id = old.id;
	return null;
end
$$;
create trigger forget_kept_rows after delete on auth.users
	for each row execute function internal.forget_kept_rows();

select internal.limit_rows('public.tarot_readings');
select internal.limit_rows('public.dream_interpretations');
select internal.limit_rows('public.hafez_readings');
select internal.limit_rows('public.lucky_number_readings');
select internal.limit_rows('public.mbti_results');

-- Files are counted when one is added: there are as many as the quota allows at most. One upload of a person after the
-- other, so that two at the same time cannot both take the last place.
create function storage.require_room() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
	most_files bigint := (select q.most from internal.quotas q where q.name = 'files');
	most_bytes bigint := (select q.most from internal.quotas q where q.name = 'bytes');
	kept record;
begin
	if coalesce(most_files, 0) = 0 and coalesce(most_bytes, 0) = 0 then
		return null;
	end if;
	perform pg_advisory_xact_lock(hashtextextended('storage.objects of ' || new.owner_id, 0));
	select count(*) as files, sum(o.size) as bytes into kept from storage.objects o where o.owner_id = new.owner_id;
	if most_files > 0 and kept.files > most_files then
		perform internal.raise_quota_exceeded(
			'files', format('quota exceeded: one person may keep %s files', most_files));
	end if;
	if most_bytes > 0 and kept.bytes > most_bytes then
		perform internal.raise_quota_exceeded(
			'bytes', format('quota exceeded: the files of one person may have %s bytes together', most_bytes));
	end if;
	return null;
end
$$;
create trigger require_room_for_new after insert on storage.objects
	for each row when (new.owner_id is not null) execute function storage.require_room();
create trigger require_room_for_changed after update of owner_id, size on storage.objects
	for each row when (new.owner_id is not null
		and (old.owner_id is distinct from new.owner_id or old.size < new.size))
	execute function storage.require_room();

revoke execute on function
	internal.raise_quota_exceeded, internal.add_kept_rows, internal.take_kept_rows, internal.count_inserted,
	internal.count_deleted, internal.count_given_away, internal.count_truncated, internal.limit_rows,
	internal.forget_kept_rows, storage.require_room
	from public;
