-- A year at a glance is a year of the visitor's own calendar and clock: the browser says when each of its months begins
-- (and when the last one ends), as PostgreSQL knows neither the Persian calendar nor where the visitor lives.
drop function public.year_of_readings(integer);

-- How many of each kind in each of the months that begin at `starts`, counted from 1, and the cards and poems that came
-- back, the most frequent first, poems with the id of their newest reading.
create function public.year_of_readings(starts timestamptz[]) returns jsonb
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
				group by 1 having count(*) > 1 order by 2 desc, 1 limit 3) as returned), '[]'))
$$;
revoke execute on function public.year_of_readings from public, anon;
grant execute on function public.year_of_readings to authenticated, service_role;
