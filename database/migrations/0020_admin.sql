-- What administrators see beside the articles: people with their roles, and counts by the day. Numbers only; what people
-- asked or were told is never in them.

-- How many readings were given, to whomever, and how texts came to be written. The servers add to it every few seconds.
create table internal.readings_given (
	day date not null,
	kind text not null check (char_length(kind) between 1 and 60),
	readings bigint not null check (readings > 0),
	primary key (day, kind)
);
alter table internal.readings_given enable row level security;

-- `outcome` is `model`, `built-in`, or why the model failed; tokens are what the endpoint said it took.
create table internal.texts_written (
	day date not null,
	outcome text not null check (char_length(outcome) between 1 and 60),
	texts bigint not null default 0 check (texts >= 0),
	input_tokens bigint not null default 0 check (input_tokens >= 0),
	output_tokens bigint not null default 0 check (output_tokens >= 0),
	primary key (day, outcome)
);
alter table internal.texts_written enable row level security;

create function internal.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
	if not internal.is_admin() then
		raise exception 'Only administrators may do this' using errcode = '42501';
	end if;
end
$$;
grant execute on function internal.require_admin() to authenticated;

-- People, newest first: what comes after the person named by `before_at` and `before_id`, else the first. One more than
-- `amount` tells that the list goes on.
create function public.admin_people(
	words text default null,
	before_at timestamptz default null,
	before_id uuid default null,
	amount integer default 25
) returns table (
	id uuid, email text, phone text, full_name text, created_at timestamptz, last_sign_in_at timestamptz, roles text[]
)
language plpgsql stable security definer set search_path = ''
as $$
begin
	perform internal.require_admin();
	return query
		select
			u.id, u.email::text, u.phone::text, p.full_name, u.created_at, u.last_sign_in_at,
			array(select r.role from public.user_roles r where r.user_id = u.id order by r.role)
		from auth.users u left join public.profiles p on p.user_id = u.id
		where (u.created_at, u.id) < (
				coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
			and (coalesce(btrim(words), '') = ''
				or position(internal.folded(btrim(words)) in internal.folded(concat_ws(' ', p.full_name, u.email, u.phone))) > 0)
		order by u.created_at desc, u.id desc
		limit least(greatest(amount, 1), 100) + 1;
end
$$;
revoke execute on function public.admin_people from public, anon;
grant execute on function public.admin_people to authenticated;

-- The last `days` days, today (UTC) among them: readings given by kind, texts by outcome, and who signed up.
create function public.admin_figures(days integer default 14) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
	first date := (now() at time zone 'UTC')::date - (least(greatest(days, 1), 366) - 1);
begin
	perform internal.require_admin();
	return jsonb_build_object(
		'first', first,
		'last', (now() at time zone 'UTC')::date,
		'readings', (
			select coalesce(jsonb_agg(to_jsonb(r) order by r.day, r.kind), '[]')
			from internal.readings_given r where r.day >= first),
		'texts', (
			select coalesce(jsonb_agg(to_jsonb(t) order by t.day, t.outcome), '[]')
			from internal.texts_written t where t.day >= first),
		'people', jsonb_build_object(
			'total', (select count(*) from auth.users),
			'new', (select count(*) from auth.users u where u.created_at >= first::timestamp at time zone 'UTC')),
		'articles', jsonb_build_object(
			'published', (select count(*) from public.blog_articles a where a.published),
			'drafts', (select count(*) from public.blog_articles a where not a.published),
			'views', (select coalesce(sum(a.views), 0) from public.blog_articles a)));
end
$$;
revoke execute on function public.admin_figures from public, anon;
grant execute on function public.admin_figures to authenticated;
