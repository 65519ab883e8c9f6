-- A search of the Divan has at most 100 characters, as one of the articles has (0024_bounded_searches.sql).

create function internal.short(words text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
	if char_length(words) > 100 then
		raise exception 'A search may have at most 100 characters' using errcode = '22023';
	end if;
	return words;
end
$$;

create or replace function public.search_divan(words text default null, rhyme text default null, page integer default 1) returns jsonb
language sql stable security definer set search_path = ''
as $$
	with asked as (
		select
			array(
				select '% ' || word || '%'
				from regexp_split_to_table(internal.verse_words(coalesce(internal.short(words), '')), ' ') as word
				where word <> '' limit 8) as patterns,
			replace(internal.verse_words(coalesce(internal.short(rhyme), '')), ' ', '') as ending,
			-- Of signs alone there is nothing to be found.
			coalesce(btrim(words), '') = '' and coalesce(btrim(rhyme), '') = '' as nothing
	),
	hits as materialized (
		select c.ghazal, c.couplet, c.first, c.second, c.place
		from public.divan_couplets c cross join asked a
		where case
			when a.nothing then c.couplet = 1
			when a.patterns = '{}' and a.ending = '' then false
			else c.words like all (a.patterns) and right(c.ending, char_length(a.ending)) = a.ending
		end
	)
	select jsonb_build_object(
		'edition', d.edition,
		'source', d.source,
		'licence', d.licence,
		'ghazals', d.ghazals,
		'total', (select count(*) from hits),
		'couplets', coalesce(
			(select jsonb_agg(jsonb_build_object('ghazal', h.ghazal, 'couplet', h.couplet, 'verse', jsonb_build_array(h.first, h.second)) order by h.place)
			from (
				select * from hits order by place
				limit 20 offset (least(greatest(page, 1), 500) - 1) * 20
			) h),
			'[]'))
	from public.divan d
$$;
