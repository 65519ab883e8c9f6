-- What signed-in people keep. A reading stays as it was given: it can be added, seen and deleted by its owner, never
-- changed. The browser sends the id, so that a retry cannot save twice; created_at is the database's.

create table public.tarot_readings (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
	cards jsonb not null check (jsonb_typeof(cards) = 'array' and jsonb_array_length(cards) between 1 and 5 and pg_column_size(cards) < 32768),
	interpretation text not null check (char_length(interpretation) between 1 and 20000),
	created_at timestamptz not null default now()
);
create index tarot_readings_newest on public.tarot_readings (user_id, created_at desc, id desc);
alter table public.tarot_readings enable row level security;
grant select, insert (id, user_id, cards, interpretation), delete on public.tarot_readings to authenticated;
grant select, insert, update, delete on public.tarot_readings to service_role;
create policy "people see their own" on public.tarot_readings
	for select to authenticated using (user_id = (select auth.uid()));
create policy "people add their own" on public.tarot_readings
	for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people delete their own" on public.tarot_readings
	for delete to authenticated using (user_id = (select auth.uid()));
create policy "the server manages all" on public.tarot_readings
	to service_role using (true) with check (true);

create table public.dream_interpretations (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
	dream_text text not null check (char_length(dream_text) between 1 and 2000),
	interpretation text not null check (char_length(interpretation) between 1 and 20000),
	created_at timestamptz not null default now()
);
create index dream_interpretations_newest on public.dream_interpretations (user_id, created_at desc, id desc);
alter table public.dream_interpretations enable row level security;
grant select, insert (id, user_id, dream_text, interpretation), delete on public.dream_interpretations to authenticated;
grant select, insert, update, delete on public.dream_interpretations to service_role;
create policy "people see their own" on public.dream_interpretations
	for select to authenticated using (user_id = (select auth.uid()));
create policy "people add their own" on public.dream_interpretations
	for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people delete their own" on public.dream_interpretations
	for delete to authenticated using (user_id = (select auth.uid()));
create policy "the server manages all" on public.dream_interpretations
	to service_role using (true) with check (true);

create table public.hafez_readings (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
	poem_id integer not null check (poem_id between 1 and 12),
	question text check (char_length(question) between 1 and 500),
	interpretation text not null check (char_length(interpretation) between 1 and 20000),
	created_at timestamptz not null default now()
);
create index hafez_readings_newest on public.hafez_readings (user_id, created_at desc, id desc);
alter table public.hafez_readings enable row level security;
grant select, insert (id, user_id, poem_id, question, interpretation), delete on public.hafez_readings to authenticated;
grant select, insert, update, delete on public.hafez_readings to service_role;
create policy "people see their own" on public.hafez_readings
	for select to authenticated using (user_id = (select auth.uid()));
create policy "people add their own" on public.hafez_readings
	for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people delete their own" on public.hafez_readings
	for delete to authenticated using (user_id = (select auth.uid()));
create policy "the server manages all" on public.hafez_readings
	to service_role using (true) with check (true);

create table public.lucky_number_readings (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
	full_name text not null check (char_length(full_name) between 2 and 100),
	mother_name text not null check (char_length(mother_name) between 2 and 100),
	birth_date text not null check (char_length(birth_date) between 8 and 20),
	gender text not null check (gender in ('male', 'female')),
	calendar_type text not null check (calendar_type in ('solar', 'gregorian', 'lunar')),
	lucky_number integer not null check (lucky_number between 0 and 99),
	wealth_number integer not null check (wealth_number between 0 and 99),
	protection_number integer not null check (protection_number between 0 and 99),
	love_number integer not null check (love_number between 0 and 99),
	lucky_day text not null check (char_length(lucky_day) between 1 and 40),
	analysis text not null check (char_length(analysis) between 1 and 20000),
	created_at timestamptz not null default now()
);
create index lucky_number_readings_newest on public.lucky_number_readings (user_id, created_at desc, id desc);
alter table public.lucky_number_readings enable row level security;
grant
	select,
	insert (
		id, user_id, full_name, mother_name, birth_date, gender, calendar_type,
		lucky_number, wealth_number, protection_number, love_number, lucky_day, analysis
	),
	delete
	on public.lucky_number_readings to authenticated;
grant select, insert, update, delete on public.lucky_number_readings to service_role;
create policy "people see their own" on public.lucky_number_readings
	for select to authenticated using (user_id = (select auth.uid()));
create policy "people add their own" on public.lucky_number_readings
	for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people delete their own" on public.lucky_number_readings
	for delete to authenticated using (user_id = (select auth.uid()));
create policy "the server manages all" on public.lucky_number_readings
	to service_role using (true) with check (true);

-- One table for all tests: mbti_type holds a type, 'EQ-' and the level, 'CAREER', 'GARDNER' or 'BIG5'.
create table public.mbti_results (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
	mbti_type text not null check (mbti_type ~ '^([EI][SN][TF][JP]|EQ-.{1,40}|CAREER|GARDNER|BIG5)$'),
	answers jsonb not null check (pg_column_size(answers) < 32768),
	analysis text not null check (char_length(analysis) between 1 and 20000),
	created_at timestamptz not null default now()
);
create index mbti_results_newest on public.mbti_results (user_id, created_at desc, id desc);
alter table public.mbti_results enable row level security;
grant select, insert (id, user_id, mbti_type, answers, analysis), delete on public.mbti_results to authenticated;
grant select, insert, update, delete on public.mbti_results to service_role;
create policy "people see their own" on public.mbti_results
	for select to authenticated using (user_id = (select auth.uid()));
create policy "people add their own" on public.mbti_results
	for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people delete their own" on public.mbti_results
	for delete to authenticated using (user_id = (select auth.uid()));
create policy "the server manages all" on public.mbti_results
	to service_role using (true) with check (true);
