-- Who a signed-in person is to the app, and who may administer it.

create table public.user_roles (
	user_id uuid not null references auth.users (id) on delete cascade,
	role text not null check (role in ('admin')),
	created_at timestamptz not null default now(),
	primary key (user_id, role)
);
alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;
create policy "people see their own roles" on public.user_roles
	for select to authenticated using (user_id = (select auth.uid()));
create policy "the server manages roles" on public.user_roles
	to service_role using (true) with check (true);

-- For policies: whether the caller is an administrator. Reads user_roles whatever the caller may see.
create function internal.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin') $$;
grant execute on function internal.is_admin() to authenticated;

create table public.profiles (
	user_id uuid primary key references auth.users (id) on delete cascade,
	full_name text check (char_length(full_name) between 1 and 100),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
grant select, update (full_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
create policy "people see their own profile" on public.profiles
	for select to authenticated using (user_id = (select auth.uid()));
create policy "people edit their own profile" on public.profiles
	for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the server manages profiles" on public.profiles
	to service_role using (true) with check (true);

create function internal.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
	new.updated_at := now();
	return new;
end
$$;
create trigger touch_updated_at before update on public.profiles
	for each row execute function internal.touch_updated_at();

-- A profile comes with each new user; a name too long is cut rather than the sign-up refused.
create function internal.make_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	insert into public.profiles (user_id, full_name)
	values (new.id, nullif(left(btrim(new.raw_user_meta_data ->> 'full_name'), 100), ''))
	on conflict (user_id) do nothing;
	return new;
end
$$;
create trigger make_profile after insert on auth.users
	for each row execute function internal.make_profile();
