-- Pictures the server made or was given to keep: each once, under a key that is also its address. No role of a request
-- reads this table; the door of the pictures does.
create table internal.pictures (
	key text primary key check (key ~ '^[a-z0-9/-]{1,200}$'),
	type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
	bytes bytea not null check (octet_length(bytes) between 1 and 8388608),
	created_at timestamptz not null default now()
);
alter table internal.pictures enable row level security;
