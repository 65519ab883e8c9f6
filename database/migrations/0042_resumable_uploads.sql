-- Uploads that come in pieces (TUS). What is `received` is durable. Of those bytes the first `stored` are parts of a
-- multipart upload in the S3-compatible store (`store_upload`); the others are in `storage.contents` under `id`, which
-- becomes the version of the object. `holder` is the request that may write: each new request for the upload takes it over,
-- and what an older one still writes is refused. A finished upload keeps its row for a while, so that a client that did not
-- get the last answer learns of it. Only the server itself reaches the table.
create table storage.uploads (
	id uuid primary key,
	bucket_id text collate "C" not null,
	name text collate "C" not null,
	owner_id uuid references auth.users (id) on delete set null,
	role text not null check (role in ('anon', 'authenticated', 'service_role')),
	upsert boolean not null,
	size bigint check (size >= received),
	received bigint not null default 0,
	kept_in text not null check (kept_in in ('database', 's3')),
	stored bigint not null default 0 check (stored between 0 and received),
	store_upload text,
	store_parts jsonb not null default '[]',
	parts_begun integer not null default 0,
	declared_type text not null,
	found_type text,
	cache_control text not null,
	user_metadata jsonb not null,
	sent_metadata text not null,
	holder uuid not null,
	created_at timestamptz not null,
	expires_at timestamptz not null,
	finished_at timestamptz
);
create index uploads_owner on storage.uploads (owner_id) where finished_at is null;
create index uploads_expire on storage.uploads (expires_at);
alter table storage.uploads enable row level security;

-- Moves an upload on by what the same transaction keeps. SQLSTATE 55P03 (lock_not_available) where another request has
-- taken the upload over, or where it is finished or gone.
create function storage.advance_upload(upload uuid, by_holder uuid, was bigint, becomes bigint) returns void
language plpgsql set search_path = ''
as $$
begin
	update storage.uploads set received = becomes
	where id = upload and holder = by_holder and received = was and finished_at is null;
	if not found then
		raise exception using errcode = '55P03', message = 'another request has taken this upload over';
	end if;
end
$$;

-- Bytes of an upload that never became an object go with its row.
create function storage.release_upload() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	delete from storage.contents where version = old.id;
	if old.kept_in = 's3' then
		insert into storage.released (version, due_at) values (old.id, now())
		on conflict (version) do update set due_at = excluded.due_at;
	end if;
	return null;
end
$$;
create trigger release_unfinished after delete on storage.uploads
	for each row when (old.finished_at is null) execute function storage.release_upload();

-- Ends uploads: a multipart upload has to be given up in the store first, which the next sweep does.
create function storage.end_uploads(ended uuid[]) returns void
language sql security definer set search_path = ''
begin atomic
	delete from storage.uploads where id = any(ended) and store_upload is null and finished_at is null;
	update storage.uploads set expires_at = now(), name = '', sent_metadata = '', user_metadata = '{}', holder = gen_random_uuid()
	where id = any(ended) and store_upload is not null and finished_at is null;
end;

-- With the account, and with the bucket. Before the row goes: the foreign key would take the owner away first.
create function storage.end_uploads_of_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	perform storage.end_uploads(array(select u.id from storage.uploads u where u.owner_id = old.id));
	delete from storage.uploads where owner_id = old.id and finished_at is not null;
	return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger uploads_of_deleted before delete on auth.users
	for each row execute function storage.end_uploads_of_person();
create trigger uploads_of_forgotten before update of deleted_at on auth.users
	for each row when (new.deleted_at is not null) execute function storage.end_uploads_of_person();

create function storage.end_uploads_of_bucket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	perform storage.end_uploads(array(select u.id from storage.uploads u where u.bucket_id = old.id));
	return null;
end
$$;
create trigger uploads_of_deleted after delete on storage.buckets
	for each row execute function storage.end_uploads_of_bucket();

-- The files of a person, with those that are on their way: each with the size it will have, or has by now where that is
-- not known yet, and in the place of the one it will replace.
create function storage.kept_by(person uuid, out files bigint, out bytes bigint)
language sql stable set search_path = ''
begin atomic
	select count(*), coalesce(sum(k.size), 0)::bigint from (
		select o.size from storage.objects o where o.owner_id = person and not exists (
			select from storage.uploads u where u.owner_id = person and u.finished_at is null and u.upsert
				and u.bucket_id = o.bucket_id and u.name = o.name)
		union all
		select coalesce(u.size, u.received) from storage.uploads u where u.owner_id = person and u.finished_at is null
	) as k;
end;

create or replace function storage.require_room() returns trigger
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
	select k.files, k.bytes into kept from storage.kept_by(new.owner_id) as k;
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
create trigger require_room_for_new after insert on storage.uploads
	for each row when (new.owner_id is not null) execute function storage.require_room();
create trigger require_room_for_grown after update of size, received on storage.uploads
	for each row when (new.owner_id is not null and new.finished_at is null
		and coalesce(new.size, new.received) > coalesce(old.size, old.received))
	execute function storage.require_room();

revoke execute on function
	storage.advance_upload, storage.release_upload, storage.end_uploads, storage.end_uploads_of_person,
	storage.end_uploads_of_bucket, storage.kept_by
	from public;
