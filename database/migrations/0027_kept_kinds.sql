-- History shows the rows of several tables in one list. Each table of kept readings is entered here once, with the
-- expressions over its columns that History shows; the view is built from these entries, so that a new kind of reading
-- needs one call in its own migration.
create table internal.kept_kinds (
	kind text primary key check (kind ~ '^[a-z-]{1,40}$'),
	relation regclass not null unique,
	asked text not null,
	answered text not null,
	details text not null
);
alter table internal.kept_kinds enable row level security;

-- Enters a table with the columns `id`, `user_id` and `created_at` under a kind. `asked`, `answered` and `details` are
-- SQL expressions over its columns: what was asked (or null), the text of the answer, and a value that becomes JSON.
create function internal.keep_in_history(
	of_kind text, of_table regclass, asked text, answered text, details text default 'null') returns void
language plpgsql set search_path = ''
as $$
declare
	parts text;
begin
	insert into internal.kept_kinds values (of_kind, of_table, asked, answered, details);
	select string_agg(
		format(
			'select %L::text as kind, id, user_id, created_at, (%s)::text as asked, (%s)::text as text, (%s)::jsonb as details from %s',
			k.kind, k.asked, k.answered, k.details, k.relation),
		' union all ' order by k.kind)
	into parts
	from internal.kept_kinds k;
	execute 'create or replace view public.kept_readings with (security_invoker = true) as ' || parts;
end
$$;
revoke execute on function internal.keep_in_history from public;

select internal.keep_in_history('tarot', 'public.tarot_readings', 'null', 'interpretation', 'cards');
select internal.keep_in_history(
	'dreams', 'public.dream_interpretations', 'dream_text', 'interpretation', 'to_jsonb(symbols)');
select internal.keep_in_history('hafez', 'public.hafez_readings', 'question', 'interpretation', 'to_jsonb(poem_id)');
select internal.keep_in_history(
	'lucky-number', 'public.lucky_number_readings', 'full_name', 'analysis',
	$$jsonb_build_object(
		'luckyNumber', lucky_number, 'wealthNumber', wealth_number, 'protectionNumber', protection_number,
		'loveNumber', love_number, 'luckyDay', lucky_day)$$);
select internal.keep_in_history('tests', 'public.mbti_results', 'mbti_type', 'analysis', 'answers');
