-- Other apps that sign people in with their account here (OAuth 2.1). Names are GoTrue's.

create table auth.oauth_clients (
	id uuid primary key default gen_random_uuid(),
	-- Hex SHA-256 of a random secret; null for a public client.
	client_secret_hash text,
	client_name text not null check (char_length(client_name) between 1 and 1024),
	client_uri text,
	logo_uri text,
	redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
	grant_types text[] not null,
	-- What the app may ask for at most; null for everything.
	scope text,
	client_type text not null check (client_type in ('public', 'confidential')),
	token_endpoint_auth_method text not null
		check (token_endpoint_auth_method in ('none', 'client_secret_basic', 'client_secret_post')),
	registration_type text not null check (registration_type in ('manual', 'dynamic')),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	check ((client_type = 'public') = (token_endpoint_auth_method = 'none')),
	check ((client_type = 'public') = (client_secret_hash is null))
);
create index oauth_clients_newest on auth.oauth_clients (created_at desc, id);
alter table auth.oauth_clients enable row level security;

-- One question of an app to one person, from the authorize door to the token door.
create table auth.oauth_authorizations (
	authorization_id text primary key,
	client_id uuid not null references auth.oauth_clients (id) on delete cascade,
	-- Whoever opened the page where it is decided.
	user_id uuid references auth.users (id) on delete cascade,
	redirect_uri text not null,
	scope text not null,
	state text,
	nonce text,
	resource text,
	code_challenge text not null,
	code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
	status text not null default 'pending' check (status in ('pending', 'approved', 'denied', 'exchanged')),
	-- Hex SHA-256 of the code, which is used once.
	authorization_code_hash text unique,
	-- The session that the code was exchanged for: it ends when the code comes a second time.
	session_id uuid,
	created_at timestamptz not null default now(),
	approved_at timestamptz,
	expires_at timestamptz not null
);
create index oauth_authorizations_age on auth.oauth_authorizations (expires_at);
create index oauth_authorizations_client on auth.oauth_authorizations (client_id);
create index oauth_authorizations_user on auth.oauth_authorizations (user_id);
alter table auth.oauth_authorizations enable row level security;

-- What a person allowed an app for good.
create table auth.oauth_consents (
	user_id uuid not null references auth.users (id) on delete cascade,
	client_id uuid not null references auth.oauth_clients (id) on delete cascade,
	scopes text[] not null,
	granted_at timestamptz not null default now(),
	primary key (user_id, client_id)
);
create index oauth_consents_client on auth.oauth_consents (client_id);
alter table auth.oauth_consents enable row level security;

alter table auth.sessions add constraint sessions_oauth_client_fkey
	foreign key (oauth_client_id) references auth.oauth_clients (id) on delete cascade;
create index sessions_oauth_client on auth.sessions (oauth_client_id) where oauth_client_id is not null;

revoke all on auth.oauth_clients, auth.oauth_authorizations, auth.oauth_consents
	from public, anon, authenticated, service_role;

-- Somebody who was deleted with their row kept leaves neither a name nor a role behind.
create function internal.forget_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	delete from public.profiles where user_id = new.id;
	delete from public.user_roles where user_id = new.id;
	return null;
end
$$;
create trigger forget_profile after update of deleted_at on auth.users
	for each row when (new.deleted_at is not null) execute function internal.forget_profile();
