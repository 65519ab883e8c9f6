-- A whole Divan of Hafez, where the operator has put one in (`npm run admin -- divan FILE`, docs/divan.md). All may read it;
-- nobody who asks over the wire may write it, the server's own role included.

-- The words of a verse as searches compare them: without marks, one form of each letter, one blank between words. A
-- half-space parts words too.
create function internal.verse_words(verse text) returns text
language sql immutable
return btrim(regexp_replace(
	translate(
		regexp_replace(verse, '[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200D-\u200F]', '', 'g'),
		U&'\064A\0649\0626\0643\0623\0625\0622\0671\0629\06C0\0624',
		U&'\06CC\06CC\06CC\06A9\0627\0627\0627\0627\0647\0647\0648'),
	'[^\u0621-\u063A\u0641-\u064A\u0671-\u06D3\u06D5]+', ' ', 'g'));

create table public.divan (
	only_one boolean primary key default true check (only_one),
	edition text not null check (char_length(edition) between 1 and 120),
	source text not null check (char_length(source) between 1 and 120),
	licence text not null check (char_length(licence) between 1 and 120),
	ghazals integer not null check (ghazals > 0),
	couplets integer not null check (couplets > 0),
	-- SHA-256 of all that was put in: the same file again changes nothing.
	digest text not null,
	loaded_at timestamptz not null default now()
);
alter table public.divan enable row level security;
grant select on public.divan to anon, authenticated, service_role;
create policy "all may read it" on public.divan for select to anon, authenticated, service_role using (true);

create table public.divan_couplets (
	ghazal integer not null check (ghazal between 1 and 9999),
	couplet integer not null check (couplet between 1 and 999),
	-- Its number in the whole book, from 1 without gaps: by it one couplet is drawn from all.
	place integer not null unique check (place > 0),
	first text not null check (char_length(first) between 3 and 200),
	second text not null check (char_length(second) between 3 and 200),
	-- Of both hemistichs, for searches by word, each behind a blank; and for finding the couplet whatever its spaces.
	words text not null generated always as (' ' || internal.verse_words(first || ' ' || second)) stored,
	letters text not null generated always as (replace(internal.verse_words(first || ' ' || second), ' ', '')) stored,
	-- Of the second hemistich, which carries the rhyme.
	ending text not null generated always as (replace(internal.verse_words(second), ' ', '')) stored,
	primary key (ghazal, couplet)
);
create index divan_couplets_letters on public.divan_couplets (letters);
alter table public.divan_couplets enable row level security;
grant select on public.divan_couplets to anon, authenticated, service_role;
create policy "all may read them" on public.divan_couplets
	for select to anon, authenticated, service_role using (true);

-- Pages tell whether there is a Divan: every process drops those it keeps.
create trigger divan_told
	after insert or update or delete or truncate on public.divan
	for each statement execute function internal.tell_of_articles();

-- A ghazal by its number, or the one in which a couplet stands; null where there is none. `drawn` is the couplet that was
-- asked for. With it stand the numbers of its neighbours and the next ghazal's first couplet, the shahed; behind the last
-- ghazal the book begins again.
create function public.read_ghazal(of_ghazal integer default null, verse text default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
	with found as materialized (
		select c.ghazal, case when verse is not null then c.couplet end as drawn
		from public.divan_couplets c
		where (of_ghazal is null or c.ghazal = of_ghazal)
			and (verse is null or c.letters = replace(internal.verse_words(verse), ' ', ''))
			and (of_ghazal is not null or verse is not null)
		order by c.place limit 1
	),
	around as (
		select f.ghazal, f.drawn,
			(select max(c.ghazal) from public.divan_couplets c where c.ghazal < f.ghazal) as previous,
			(select min(c.ghazal) from public.divan_couplets c where c.ghazal > f.ghazal) as next
		from found f
	)
	select jsonb_build_object(
		'ghazal', a.ghazal,
		'drawn', a.drawn,
		'previous', a.previous,
		'next', a.next,
		'edition', d.edition,
		'source', d.source,
		'licence', d.licence,
		'couplets', (
			select jsonb_agg(jsonb_build_array(c.first, c.second) order by c.couplet)
			from public.divan_couplets c where c.ghazal = a.ghazal),
		'shahed', (
			select jsonb_build_object('ghazal', c.ghazal, 'verse', jsonb_build_array(c.first, c.second))
			from public.divan_couplets c
			where c.couplet = 1 and c.ghazal <> a.ghazal
			order by c.ghazal > a.ghazal desc, c.ghazal limit 1))
	from around a cross join public.divan d
$$;
grant execute on function public.read_ghazal to anon, authenticated, service_role;

-- Twenty couplets in the order of the book: those that have all the words (each from its beginning), and end in the rhyme;
-- of a search for nothing, the first of each ghazal. Null where there is no Divan.
create function public.search_divan(words text default null, rhyme text default null, page integer default 1) returns jsonb
language sql stable security definer set search_path = ''
as $$
	with asked as (
		select
			array(
				select '% ' || word || '%'
				from regexp_split_to_table(internal.verse_words(coalesce(words, '')), ' ') as word
				where word <> '' limit 8) as patterns,
			replace(internal.verse_words(coalesce(rhyme, '')), ' ', '') as ending,
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
grant execute on function public.search_divan to anon, authenticated, service_role;

-- A kept reading of a couplet that is none of the twelve: its poem is ghazal * 1000 + couplet, and the couplet itself is
-- copied beside it, so that it stays when the Divan is replaced or removed.
alter table public.hafez_readings add column couplet jsonb check (pg_column_size(couplet) < 8192);
alter table public.hafez_readings drop constraint hafez_readings_poem_id_check;
alter table public.hafez_readings add constraint hafez_readings_poem_id_check
	check (poem_id between 1 and 12 or (poem_id > 1000 and couplet is not null));

create function internal.copy_couplet() returns trigger
language plpgsql set search_path = ''
as $$
begin
	select jsonb_build_object(
		'ghazal', c.ghazal, 'couplet', c.couplet, 'verse', jsonb_build_array(c.first, c.second),
		'edition', d.edition, 'source', d.source, 'licence', d.licence)
	into new.couplet
	from public.divan_couplets c cross join public.divan d
	where c.ghazal = new.poem_id / 1000 and c.couplet = new.poem_id % 1000;
	return new;
end
$$;
create trigger hafez_readings_couplet before insert on public.hafez_readings
	for each row when (new.poem_id > 12 and new.couplet is null) execute function internal.copy_couplet();
