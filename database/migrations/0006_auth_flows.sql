-- Flows that leave the site and come back: by a link in a mail, by another provider, by single sign-on.

-- One flow that was begun. The browser that began it exchanges the code it comes back with for a session, by the
-- verifier of its challenge (RFC 7636). `auth_code` is the code's SHA-256; the provider's tokens are encrypted.
create table auth.flow_state (
	id uuid primary key default gen_random_uuid(),
	user_id uuid references auth.users (id) on delete cascade,
	auth_code text unique,
	code_challenge text,
	code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
	provider_type text not null,
	authentication_method text not null,
	provider_access_token text,
	provider_refresh_token text,
	referrer text,
	linking_target_id uuid references auth.users (id) on delete cascade,
	-- What the provider's part keeps until the way back: nonce, verifier, scopes …
	data jsonb not null default '{}',
	auth_code_issued_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index flow_state_user on auth.flow_state (user_id, authentication_method, created_at desc);
create index flow_state_oldest on auth.flow_state (created_at);
alter table auth.flow_state enable row level security;

-- Mails and text messages of each hour, to all people together; every server on this database counts here.
create table auth.message_counts (
	channel text not null check (channel in ('email', 'sms')),
	hour timestamptz not null,
	sent integer not null,
	primary key (channel, hour)
);
alter table auth.message_counts enable row level security;

-- Once somebody asked to be let in by a code before the address was ever confirmed, whoever chose the password at
-- sign-up may be somebody else: the password goes when the address is confirmed.
alter table auth.users add column password_unproven boolean not null default false;

create index users_email_change on auth.users (email_change) where email_change is not null;
create index users_phone_change on auth.users (phone_change) where phone_change is not null;
create index users_phone_change_token on auth.users (phone_change_token) where phone_change_token is not null;

revoke all on auth.flow_state, auth.message_counts from public, anon, authenticated, service_role;

-- For a batch in which a later statement must not happen without an earlier one: undoes it all, with SQLSTATE P0002
-- (no_data_found) and `what` as message, unless there was a row.
create function internal.require_row(counted bigint, what text) returns void
language plpgsql set search_path = ''
as $$
begin
	if counted = 0 then
		raise exception using errcode = 'no_data_found', message = what;
	end if;
end
$$;
