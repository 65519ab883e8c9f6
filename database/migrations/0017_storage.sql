-- Files in buckets, as Supabase Storage has them. What is public to read by its address is said by the bucket; who may
-- list, read, write and delete otherwise, by the policies of `storage.objects`.
create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

-- The names that are refused are the first parts of other doors: /object/public/… is no bucket.
create table storage.buckets (
	id text collate "C" primary key check (
		id ~ '^[A-Za-z0-9_!.*''() &$@=;:+,?-]{1,100}$' and id = btrim(id)
		and id not in ('.', '..', 'authenticated', 'copy', 'info', 'list', 'list-v2', 'move', 'public', 'sign', 'upload')),
	public boolean not null default false,
	file_size_limit bigint check (file_size_limit > 0),
	allowed_mime_types text[],
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
alter table storage.buckets enable row level security;
grant select, insert, update, delete on storage.buckets to service_role;
grant select on storage.buckets to anon, authenticated;
create policy "the server's own" on storage.buckets to service_role using (true) with check (true);

-- An object: its name in the bucket, and what its bytes are. `version` names the bytes, which never change; `kept_in`
-- tells where they are.
create table storage.objects (
	id uuid primary key default gen_random_uuid(),
	bucket_id text collate "C" not null references storage.buckets (id),
	name text collate "C" not null check (
		octet_length(name) between 1 and 1024 and name !~ '[\x01-\x1f\x7f\\]' and name !~ '(^|/)\.{0,2}(/|$)'),
	owner_id uuid references auth.users (id) on delete set null,
	version uuid not null unique,
	kept_in text not null check (kept_in in ('database', 's3')),
	size bigint not null check (size >= 0),
	mimetype text not null,
	etag text not null,
	cache_control text not null,
	user_metadata jsonb not null default '{}',
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	unique (bucket_id, name)
);
create index objects_owner on storage.objects (owner_id);
alter table storage.objects enable row level security;
grant select on storage.objects to anon;
grant select, insert, update, delete on storage.objects to authenticated, service_role;

-- The bytes of one version, in parts of 256 kB so that a range need not read all. Only the server itself reaches them,
-- after the policies of their object have spoken.
create table storage.contents (
	version uuid not null,
	part integer not null check (part >= 0),
	bytes bytea not null check (octet_length(bytes) between 1 and 262144),
	primary key (version, part)
);
-- Pictures are compressed already.
alter table storage.contents alter column bytes set storage external;
alter table storage.contents enable row level security;

-- Versions in the S3-compatible store that no object needs once `due_at` has come: objects that were deleted, and
-- uploads that were begun. An upload that succeeds takes its line away again; one that was cut off does not.
create table storage.released (
	version uuid primary key,
	due_at timestamptz not null
);
create index released_due on storage.released (due_at);
alter table storage.released enable row level security;

-- Bytes go with the object that needed them.
create function storage.release_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	if old.kept_in = 's3' then
		insert into storage.released (version, due_at) values (old.version, now()) on conflict (version) do nothing;
	else
		delete from storage.contents where version = old.version;
	end if;
	return null;
end
$$;
create trigger release_deleted after delete on storage.objects
	for each row execute function storage.release_version();
create trigger release_replaced after update of version on storage.objects
	for each row when (old.version <> new.version) execute function storage.release_version();

-- Whether the caller's folder of avatars has room for this name: ten, and always what is replaced.
create function storage.has_room_for_avatar(object_name text) returns boolean
language sql stable security definer set search_path = ''
return (
	select count(*) < 10 from storage.objects
	where bucket_id = 'avatars' and name ^@ (auth.uid()::text || '/') and name <> object_name
);
revoke execute on function storage.has_room_for_avatar from public;
grant execute on function storage.has_room_for_avatar to authenticated;

insert into storage.buckets (id, public, file_size_limit, allowed_mime_types) values
	('cards', true, null, '{image/png,image/jpeg,image/webp,image/avif,image/svg+xml}'),
	('covers', true, null, '{image/png,image/jpeg,image/webp,image/avif,image/svg+xml}'),
	('avatars', true, 2097152, '{image/png,image/jpeg,image/webp,image/avif,image/gif}');

create policy "the server's own" on storage.objects to service_role using (true) with check (true);
create policy "cards and covers are for everybody" on storage.objects for select to anon, authenticated
	using (bucket_id in ('cards', 'covers'));
-- Whose avatar it is stands in its address, so only people themselves may list theirs.
create policy "own avatars are seen" on storage.objects for select to authenticated
	using (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "own avatars are made" on storage.objects for insert to authenticated
	with check (
		bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text and name like '%/%'
		and owner_id = (select auth.uid()) and storage.has_room_for_avatar(name));
create policy "own avatars are changed" on storage.objects for update to authenticated
	using (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
	with check (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text and name like '%/%');
create policy "own avatars are deleted" on storage.objects for delete to authenticated
	using (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);

-- Pictures of a person go with the account, whoever put them there; also where the account is only forgotten.
create function storage.delete_avatars() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	delete from storage.objects where bucket_id = 'avatars' and name ^@ (old.id::text || '/');
	return null;
end
$$;
create trigger avatars_of_deleted after delete on auth.users
	for each row execute function storage.delete_avatars();
create trigger avatars_of_forgotten after update of deleted_at on auth.users
	for each row when (new.deleted_at is not null) execute function storage.delete_avatars();
revoke execute on function storage.release_version, storage.delete_avatars from public;
