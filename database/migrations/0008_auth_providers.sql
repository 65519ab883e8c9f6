-- Other services to sign in with that the admin API added; those of the configuration are not kept here. Column names
-- are GoTrue's.

create table auth.custom_providers (
	id uuid primary key default gen_random_uuid(),
	provider_type text not null check (provider_type in ('oauth2', 'oidc')),
	-- As clients name it and identities keep it.
	identifier text not null unique check (identifier ~ '^custom:[a-z0-9][a-z0-9_-]*$'),
	name text not null,
	client_id text not null,
	-- Encrypted by the server: it has to be shown to the provider again.
	client_secret text,
	acceptable_client_ids text[] not null default '{}',
	scopes text[] not null default '{}',
	pkce_enabled boolean not null default true,
	attribute_mapping jsonb not null default '{}',
	custom_claims_allowlist text[] not null default '{}',
	authorization_params jsonb not null default '{}',
	enabled boolean not null default true,
	email_optional boolean not null default false,
	issuer text,
	discovery_url text,
	skip_nonce_check boolean not null default false,
	authorization_url text,
	token_url text,
	userinfo_url text,
	jwks_uri text,
	-- What the issuer said of itself when it was last checked; null for plain OAuth 2.
	discovery_document jsonb,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	check (provider_type = 'oauth2' or issuer is not null),
	check (provider_type = 'oidc' or authorization_url is not null and token_url is not null and userinfo_url is not null)
);
alter table auth.custom_providers enable row level security;
revoke all on auth.custom_providers from public, anon, authenticated, service_role;
