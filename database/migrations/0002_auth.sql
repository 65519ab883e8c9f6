-- Who can sign in and with what. Column names are GoTrue's, so that its tools and habits fit. Only the auth service,
-- which connects as the owner, reads these tables: row-level security is on, and no role of a request has a grant.

create table auth.users (
	id uuid primary key default gen_random_uuid(),
	aud text not null default 'authenticated',
	role text not null default 'authenticated',
	-- Lower case, always.
	email text,
	encrypted_password text,
	email_confirmed_at timestamptz,
	invited_at timestamptz,
	-- Tokens are kept as hashes, and null when none is pending.
	confirmation_token text,
	confirmation_sent_at timestamptz,
	recovery_token text,
	recovery_sent_at timestamptz,
	email_change text,
	email_change_token_new text,
	email_change_token_current text,
	email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 2),
	email_change_sent_at timestamptz,
	-- Digits with country code, without a plus sign.
	phone text,
	phone_confirmed_at timestamptz,
	phone_change text,
	phone_change_token text,
	phone_change_sent_at timestamptz,
	reauthentication_token text,
	reauthentication_sent_at timestamptz,
	confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
	last_sign_in_at timestamptz,
	raw_app_meta_data jsonb not null default '{}',
	raw_user_meta_data jsonb not null default '{}',
	is_sso_user boolean not null default false,
	is_anonymous boolean not null default false,
	banned_until timestamptz,
	deleted_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
-- People of a company's single sign-on may have the address of another account.
create unique index users_email_key on auth.users (email) where not is_sso_user;
create unique index users_phone_key on auth.users (phone);
create unique index users_confirmation_token_key on auth.users (confirmation_token) where confirmation_token is not null;
create unique index users_recovery_token_key on auth.users (recovery_token) where recovery_token is not null;
create unique index users_email_change_token_new_key on auth.users (email_change_token_new) where email_change_token_new is not null;
create unique index users_email_change_token_current_key on auth.users (email_change_token_current) where email_change_token_current is not null;
alter table auth.users enable row level security;

-- The ways in which one person signs in. For e-mail and phone the provider's id is the user's own.
create table auth.identities (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	provider text not null,
	provider_id text not null,
	identity_data jsonb not null,
	email text generated always as (lower(identity_data ->> 'email')) stored,
	last_sign_in_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);
create index identities_email on auth.identities (email);
alter table auth.identities enable row level security;

-- A signed-in device. Its refresh tokens are not stored: each is this row's id and counter under the server's MAC, and
-- the counter tells which is the current one.
create table auth.sessions (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
	factor_id uuid,
	refresh_token_counter bigint not null default 0,
	refreshed_at timestamptz,
	not_after timestamptz,
	user_agent text,
	ip inet,
	tag text,
	oauth_client_id uuid,
	scopes text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index sessions_user on auth.sessions (user_id);
alter table auth.sessions enable row level security;

-- How the person of a session proved who they are (RFC 8176), each method once.
create table auth.mfa_amr_claims (
	session_id uuid not null references auth.sessions (id) on delete cascade,
	authentication_method text not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (session_id, authentication_method)
);
alter table auth.mfa_amr_claims enable row level security;

-- What happened to accounts, for the operator. Names people by id only.
create table auth.audit_log_entries (
	id uuid primary key default gen_random_uuid(),
	payload jsonb not null,
	ip_address text not null default '',
	created_at timestamptz not null default now()
);
create index audit_log_entries_newest on auth.audit_log_entries (created_at desc);
alter table auth.audit_log_entries enable row level security;

revoke all on all tables in schema auth from public, anon, authenticated, service_role;
