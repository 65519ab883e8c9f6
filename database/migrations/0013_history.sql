-- History: what a person keeps, of all kinds in one list, each with what was asked and what was answered. The view sees
-- with the eyes of who asks, so that the policies of the tables decide; their indexes on (user_id, created_at, id) keep
-- the newest page as quick for ten thousand readings as for ten.
create view public.kept_readings with (security_invoker = true) as
	select 'tarot'::text as kind, id, user_id, created_at, null::text as asked, interpretation as text, cards as details
	from public.tarot_readings
	union all
	select 'dreams'::text, id, user_id, created_at, dream_text, interpretation, null::jsonb
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
grant select on public.kept_readings to authenticated, service_role;

-- A year at a glance: how many of each kind in each month of the caller's own calendar days (UTC), and the cards and
-- poems that came back, the most frequent first.
create function public.year_of_readings(year integer) returns jsonb
language sql stable
as $$
	with mine as (
		select kind, created_at, details from public.kept_readings
		where user_id = (select auth.uid())
			and created_at >= make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC')
			and created_at < make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC')
	)
	select jsonb_build_object(
		'year', year,
		'months', coalesce((
			select jsonb_agg(jsonb_build_object('month', month, 'kind', kind, 'count', count) order by month, kind)
			from (
				select extract(month from created_at at time zone 'UTC')::int as month, kind, count(*) as count
				from mine group by 1, 2) as counted), '[]'),
		'cards', coalesce((
			select jsonb_agg(jsonb_build_object('id', id, 'count', count) order by count desc, id)
			from (
				select (picked -> 'card' ->> 'id')::int as id, count(*) as count
				from mine, jsonb_array_elements(details) as picked
				where kind = 'tarot' and jsonb_typeof(details) = 'array' and picked -> 'card' ->> 'id' ~ '^[0-9]{1,2}$'
				group by 1 having count(*) > 1 order by 2 desc, 1 limit 5) as returned), '[]'),
		'poems', coalesce((
			select jsonb_agg(jsonb_build_object('id', id, 'count', count) order by count desc, id)
			from (
				select (details #>> '{}')::int as id, count(*) as count
				from mine where kind = 'hafez'
				group by 1 having count(*) > 1 order by 2 desc, 1 limit 5) as returned), '[]'))
$$;
revoke execute on function public.year_of_readings from public, anon;
grant execute on function public.year_of_readings to authenticated, service_role;
