/**
 * SQL that writes one line into the audit log, as a part of a larger statement.
 * @param action SQL of one of GoTrue's names: `user_signedup`, `login`, `logout`, `user_updated_password` …
 * @param from where `u.id` names the person; no row there, no line
 */
export const auditLine = (action: string, from: string, parameters: { now: string; address: string }) => `
	insert into auth.audit_log_entries (payload, ip_address, created_at)
	select jsonb_build_object('action', ${action}, 'actor_id', u.id), coalesce(${parameters.address}, ''), ${parameters.now}
	from ${from}`;
