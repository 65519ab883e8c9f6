-- The symbols that were found in a dream, by their ids: those that return are told at the end of the year. Of dreams that
-- were kept before, nobody knows them.
alter table public.dream_interpretations
	add column symbols text[] not null default '{}' check (
		symbols = '{}'
		or array_ndims(symbols) = 1
			and cardinality(symbols) <= 200
			and array_position(symbols, null) is null
			and array_to_string(symbols, ' ') ~ '^[a-z-]{1,40}( [a-z-]{1,40})*$');
grant insert (symbols) on public.dream_interpretations to authenticated;

create or replace view public.kept_readings with (security_invoker = true) as
	select 'tarot'::text as kind, id, user_id, created_at, null::text as asked, interpretation as text, cards as details
	from public.tarot_readings
	union all
	select 'dreams'::text, id, user_id, created_at, dream_text, interpretation, to_jsonb(symbols)
	from public.dream_interpretations
	union all
	select 'hafez'::text, id, user_id, created_at, question, interpretation, to_jsonb(poem_id)
	from public.hafez_readings
	union all
	select 'lucky-number'::text, id, user_id, created_at, full_name, analysis,
		jsonb_build_object(
			'luckyNumber', lucky_number, 'wealthNumber', wealth_number, 'protectionNumber', protection_number,
			'loveNumber', love_number, 'luckyDay', lucky_day)
	from public.lucky_number_readings
	union all
	select 'tests'::text, id, user_id, created_at, mbti_type, analysis, answers
	from public.mbti_results;

-- How many of each kind in each of the months that begin at `starts`, counted from 1, and the cards, poems and symbols of
-- dreams that came back, the most frequent first, poems with the id of their newest reading.
create or replace function public.year_of_readings(starts timestamptz[]) returns jsonb
language sql stable
as $$
	with mine as (
		select kind, id, created_at, details from public.kept_readings
		where user_id = (select auth.uid())
			and created_at >= starts[1] and created_at < starts[cardinality(starts)]
			and cardinality(starts) <= 14
	)
	select jsonb_build_object(
		'months', coalesce((
			select jsonb_agg(jsonb_build_object('month', month, 'kind', kind, 'count', count) order by month, kind)
			from (
				select width_bucket(created_at, starts) as month, kind, count(*) as count
				from mine group by 1, 2) as counted), '[]'),
		'cards', coalesce((
			select jsonb_agg(jsonb_build_object('id', id, 'count', count) order by count desc, id)
			from (
				select (picked -> 'card' ->> 'id')::int as id, count(*) as count
				from mine, jsonb_array_elements(case when kind = 'tarot' then details else '[]' end) as picked
				where picked -> 'card' ->> 'id' ~ '^[0-9]{1,2}$'
				group by 1 having count(*) > 1 order by 2 desc, 1 limit 5) as returned), '[]'),
		'poems', coalesce((
			select jsonb_agg(jsonb_build_object('poem', poem, 'count', count, 'newest', newest) order by count desc, poem)
			from (
				select (details #>> '{}')::int as poem, count(*) as count, (array_agg(id order by created_at desc, id desc))[1] as newest
				from mine where kind = 'hafez'
				group by 1 having count(*) > 1 order by 2 desc, 1 limit 3) as returned), '[]'),
		'symbols', coalesce((
			select jsonb_agg(jsonb_build_object('id', symbol, 'count', count) order by count desc, symbol)
			from (
				select symbol, count(*) as count
				from public.dream_interpretations, lateral (select distinct one as symbol from unnest(symbols) as one) as found
				where user_id = (select auth.uid())
					and created_at >= starts[1] and created_at < starts[cardinality(starts)]
					and cardinality(starts) <= 14
				group by 1 having count(*) > 1 order by 2 desc, 1 limit 5) as returned), '[]'))
$$;
