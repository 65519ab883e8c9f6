-- The result of a test as data, beside the words in `analysis`: `heading` is the result in a few words, or null, and
-- `values` are its figures as they were shown, `{ label, value, share }` with a share from 0 to 1. Rows that were kept
-- before have none.
alter table public.mbti_results
	add column figures jsonb check (
		figures is null
		or coalesce(
			jsonb_typeof(figures -> 'heading') in ('string', 'null')
			and jsonb_typeof(figures -> 'values') = 'array'
			and not figures @? '$.values[*] ? (@.type() != "object"
				|| !exists(@.label ? (@.type() == "string"))
				|| !exists(@.value ? (@.type() == "string"))
				|| !exists(@.share ? (@ >= 0 && @ <= 1)))'
			and octet_length(figures::text) <= 4096,
			false));
grant insert (figures) on public.mbti_results to authenticated;
