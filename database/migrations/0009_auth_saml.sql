-- Single sign-on by SAML: the identity providers of organisations, added by the operator, and what is under way with
-- them. Names are GoTrue's.

create table auth.sso_providers (
	id uuid primary key default gen_random_uuid(),
	-- A name of the operator's own for it.
	resource_id text,
	disabled boolean not null default false,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create unique index sso_providers_resource_key on auth.sso_providers (lower(resource_id));
alter table auth.sso_providers enable row level security;

-- Whose people sign in there: the part of an address after the @, in lower case.
create table auth.sso_domains (
	id uuid primary key default gen_random_uuid(),
	domain text not null unique check (domain = lower(domain) and domain <> ''),
	sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index sso_domains_provider on auth.sso_domains (sso_provider_id);
alter table auth.sso_domains enable row level security;

create table auth.saml_providers (
	id uuid primary key default gen_random_uuid(),
	sso_provider_id uuid not null unique references auth.sso_providers (id) on delete cascade,
	entity_id text not null unique check (entity_id <> ''),
	metadata_xml text not null check (metadata_xml <> ''),
	metadata_url text,
	-- Which attribute of an assertion becomes what: {"keys": {"email": {"name": "mail"}}}.
	attribute_mapping jsonb not null default '{}',
	name_id_format text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
alter table auth.saml_providers enable row level security;

-- Sign-ins that were sent to an identity provider and have not come back. The id travels as RelayState.
create table auth.saml_relay_states (
	id uuid primary key default gen_random_uuid(),
	sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
	request_id text not null check (request_id <> ''),
	redirect_to text,
	flow_state_id uuid references auth.flow_state (id) on delete cascade,
	created_at timestamptz not null default now()
);
create index saml_relay_states_age on auth.saml_relay_states (created_at);
create index saml_relay_states_provider on auth.saml_relay_states (sso_provider_id);
alter table auth.saml_relay_states enable row level security;

-- Assertions that were used, for as long as they would still hold: each signs in once.
create table auth.saml_used_assertions (
	sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
	assertion_id text not null,
	expires_at timestamptz not null,
	primary key (sso_provider_id, assertion_id)
);
create index saml_used_assertions_age on auth.saml_used_assertions (expires_at);
alter table auth.saml_used_assertions enable row level security;

-- Which provider vouched for the person, where the method has several (the amr claim of `sso/saml`).
alter table auth.mfa_amr_claims add column provider text;

revoke all on auth.sso_providers, auth.sso_domains, auth.saml_providers, auth.saml_relay_states,
	auth.saml_used_assertions from public, anon, authenticated, service_role;
