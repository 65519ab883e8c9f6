-- Spreads of the whole deck have up to twelve cards.

alter table public.tarot_readings drop constraint tarot_readings_cards_check;
alter table public.tarot_readings add constraint tarot_readings_cards_check
	check (jsonb_typeof(cards) = 'array' and jsonb_array_length(cards) between 1 and 12 and pg_column_size(cards) < 32768);
