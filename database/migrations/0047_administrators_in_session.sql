-- The powers of administrators end with their session, and with a ban, and do not wait until the access token expires.

-- Whether a person may be here: neither banned nor gone, and in a session that goes on. Tokens of the operator name none.
create function internal.is_in_session(person uuid, session text) returns boolean
language sql stable security definer set search_path = ''
as $$
	select exists (
		select from auth.users u
		where u.id = person and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()))
	and (session is null
		or exists (select from auth.sessions s where s.user_id = person and s.id::text = lower(session)))
$$;

-- Whether a person is an administrator, and has used the second factor in this session where they have one. For the
-- server itself; policies ask internal.is_admin().
create function internal.may_administer(person uuid, aal text, session text) returns boolean
language sql stable security definer set search_path = ''
as $$
	select exists (select from public.user_roles r where r.user_id = person and r.role = 'admin')
		and (aal is not distinct from 'aal2'
			or not exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified'))
		and internal.is_in_session(person, session)
$$;

-- The same for the caller. Replaced, so its grants and the policies that use it stay.
create or replace function internal.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
	select internal.may_administer(
		(select auth.uid()), (select auth.jwt()) ->> 'aal', (select auth.jwt()) ->> 'session_id')
$$;
drop function internal.may_administer(uuid, text);
revoke execute on function internal.is_in_session, internal.may_administer
	from public, anon, authenticated, service_role;

-- Uploads of one person at a time: each sees those that were let in before it. A function that is volatile looks at what is
-- there once it has the lock; a stable one would look at what was there when its statement began.
create or replace function storage.has_room_for_avatar(object_name text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
	perform pg_advisory_xact_lock(hashtextextended('storage.objects of ' || auth.uid(), 0));
	return (
		select count(*) < 10 from storage.objects
		where bucket_id = 'avatars' and name ^@ (auth.uid()::text || '/') and name <> object_name
	);
end
$$;
