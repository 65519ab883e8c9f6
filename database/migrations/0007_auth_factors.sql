-- Second factors, the codes that stand in for them, and passkeys. Names are GoTrue's.

create table auth.mfa_factors (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	-- Unnamed is a name too: nobody has two factors of one name.
	friendly_name text not null default '',
	factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code')),
	status text not null default 'unverified' check (status in ('unverified', 'verified')),
	-- Of authenticator apps: their secret, encrypted, and the last time step whose code was used (RFC 6238, 5.2).
	secret text,
	totp_last_step bigint,
	-- Digits with country code, without a plus sign.
	phone text,
	-- Of security keys: {"id", "publicKey", "transports"} in base64url and its counter of signatures.
	web_authn_credential jsonb,
	web_authn_aaguid uuid,
	last_challenged_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	unique (user_id, friendly_name),
	unique (user_id, phone),
	check ((factor_type = 'totp') = (secret is not null)),
	check ((factor_type = 'phone') = (phone is not null))
);
create unique index mfa_factors_recovery_key on auth.mfa_factors (user_id) where factor_type = 'recovery_code';
alter table auth.mfa_factors enable row level security;

-- A question asked of a factor; its answer is used once, and then `verified_at` is set.
create table auth.mfa_challenges (
	id uuid primary key default gen_random_uuid(),
	factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
	ip_address inet,
	-- The code that was sent to a phone, as a MAC.
	otp_code text,
	-- What a security key is to sign, base64url.
	web_authn_challenge text,
	verified_at timestamptz,
	created_at timestamptz not null default now()
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);
alter table auth.mfa_challenges enable row level security;

-- Codes that were tried in vain, so that nobody guesses one. Counted before a code is looked at.
create table auth.mfa_attempts (
	user_id uuid not null references auth.users (id) on delete cascade,
	kind text not null check (kind in ('code', 'recovery_code')),
	failed integer not null,
	last_at timestamptz not null,
	primary key (user_id, kind)
);
alter table auth.mfa_attempts enable row level security;

-- Codes on paper, as MACs. A used one is deleted.
create table auth.mfa_recovery_codes (
	factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
	code_hash text not null,
	primary key (factor_id, code_hash)
);
alter table auth.mfa_recovery_codes enable row level security;

-- Passkeys: credentials that sign in by themselves.
create table auth.webauthn_credentials (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	-- base64url, as they travel.
	credential_id text not null unique,
	public_key text not null,
	aaguid uuid,
	sign_count bigint not null default 0,
	transports jsonb not null default '[]',
	backup_eligible boolean not null default false,
	backed_up boolean not null default false,
	friendly_name text not null,
	last_used_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index webauthn_credentials_user on auth.webauthn_credentials (user_id);
alter table auth.webauthn_credentials enable row level security;

-- What a passkey is to sign; deleted by whoever answers first.
create table auth.webauthn_challenges (
	id uuid primary key default gen_random_uuid(),
	-- Null while nobody knows who is signing in.
	user_id uuid references auth.users (id) on delete cascade,
	challenge text not null,
	expires_at timestamptz not null,
	created_at timestamptz not null default now()
);
create index webauthn_challenges_age on auth.webauthn_challenges (expires_at);
create index webauthn_challenges_user on auth.webauthn_challenges (user_id);
alter table auth.webauthn_challenges enable row level security;

-- Refresh tokens that were handed out before the session was raised by a second factor are below this counter, and
-- never lead to what it may do now.
alter table auth.sessions add column refresh_token_floor bigint not null default 0;
create index sessions_factor on auth.sessions (factor_id) where factor_id is not null;

revoke all on auth.mfa_factors, auth.mfa_challenges, auth.mfa_attempts, auth.mfa_recovery_codes,
	auth.webauthn_credentials, auth.webauthn_challenges from public, anon, authenticated, service_role;
