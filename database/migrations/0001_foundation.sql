-- The roles that requests run as, what policies may ask about the caller, and what only the server itself keeps.
-- Roles belong to the whole cluster: another database of it may have made them already, even at this very moment.
do $$
declare
	name text;
begin
	foreach name in array array['anon', 'authenticated', 'service_role'] loop
		begin
			execute format('create role %I nologin noinherit', name);
		exception
			when duplicate_object or unique_violation then null;
		end;
	end loop;
end
$$;
grant anon, authenticated, service_role to current_user;

-- Nothing is anybody's unless a migration grants it.
revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb
language sql stable
return nullif(current_setting('request.jwt.claims', true), '')::jsonb;

create function auth.uid() returns uuid
language sql stable
return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;

create function auth.role() returns text
language sql stable
return nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role';

grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role;

-- Keys and other secrets of the server, shared by all processes on this database.
create schema internal;
grant usage on schema internal to authenticated;

create table internal.secrets (
	name text primary key,
	value text not null,
	created_at timestamptz not null default now()
);
alter table internal.secrets enable row level security;
