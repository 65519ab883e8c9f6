create table public.coin_readings (
	id uuid primary key default gen_random_uuid(),
	user_id uuid references auth.users (id) on delete cascade,
	question text not null check (char_length(question) between 1 and 200),
	side text not null check (side in ('heads', 'tails')),
	reading text not null,
	created_at timestamptz not null default now()
);
create index coin_readings_history on public.coin_readings (user_id, created_at desc, id desc);
alter table public.coin_readings enable row level security;
grant select, delete on public.coin_readings to authenticated;
grant insert (id, user_id, question, side, reading) on public.coin_readings to authenticated;
grant all on public.coin_readings to service_role;
create policy own on public.coin_readings for all to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
select internal.limit_rows('public.coin_readings');
select internal.keep_in_history('coin', 'public.coin_readings', 'question', 'reading');
