-- Administrators who have a second factor administer only in sessions that have used it.

-- Whether somebody may administer in a session of this assurance (the claim `aal`): they have the role, and no verified
-- factor that the session has not used. For the server itself; policies ask internal.is_admin().
create function internal.may_administer(person uuid, aal text) returns boolean
language sql stable security definer set search_path = ''
as $$
	select exists (select from public.user_roles r where r.user_id = person and r.role = 'admin')
		and (aal is not distinct from 'aal2'
			or not exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified'))
$$;
revoke execute on function internal.may_administer from public, anon, authenticated, service_role;

-- The same for the caller. Replaced, so its grants and the policies that use it stay.
create or replace function internal.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select internal.may_administer((select auth.uid()), (select auth.jwt()) ->> 'aal') $$;
