create table public.coin_readings (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
	question text not null check (char_length(question) between 1 and 200),
	side text not null check (side in ('heads', 'tails')),
	reading text not null check (char_length(reading) between 1 and 20000),
	created_at timestamptz not null default now()
);
select internal.keep_own_rows('public.coin_readings');
select internal.keep_in_history('coin', 'public.coin_readings', 'question', 'reading');
