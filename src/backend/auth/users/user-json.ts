/** A user as the wire shows them (auth-contract 1.2). */
export type WireUser = {
	id: string;
	aud: string;
	role: string;
	email: string;
	phone: string;
	app_metadata: Record<string, unknown>;
	user_metadata: Record<string, unknown>;
	identities: Record<string, unknown>[];
	is_anonymous: boolean;
	created_at: string;
	updated_at: string;
	[field: string]: unknown;
};

/** SQL of a time as the wire writes it: RFC 3339 in UTC with microseconds, whatever the connection's time zone. */
export const time = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const times = (of: string, columns: readonly string[]) =>
	columns.map((column) => `'${column}', ${time(`${of}.${column}`)}`).join(', ');

const identityJson = `jsonb_strip_nulls(jsonb_build_object(
		'email', i.email, ${times('i', ['last_sign_in_at'])})) || jsonb_build_object(
		'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'provider', i.provider,
		'identity_data', i.identity_data, ${times('i', ['created_at', 'updated_at'])})`;

/** SQL that builds a Factor (auth-contract 1.4) as jsonb from a row of `auth.mfa_factors` called `f`. */
export const factorJson = `jsonb_strip_nulls(jsonb_build_object(
		'friendly_name', nullif(f.friendly_name, ''), 'web_authn_aaguid', f.web_authn_aaguid)) || jsonb_build_object(
		'id', f.id, 'status', f.status, 'factor_type', f.factor_type, 'phone', coalesce(f.phone, ''),
		${times('f', ['last_challenged_at', 'created_at', 'updated_at'])})`;

/**
 * SQL that builds a WireUser as jsonb from a row of `auth.users` called `u`. Only the first half is stripped of nulls:
 * nulls inside metadata are kept.
 */
export const userJson = `(jsonb_strip_nulls(jsonb_build_object(
		${times('u', [
			'email_confirmed_at',
			'phone_confirmed_at',
			'confirmed_at',
			'invited_at',
			'confirmation_sent_at',
			'recovery_sent_at',
			'reauthentication_sent_at',
			'last_sign_in_at',
			'email_change_sent_at',
			'phone_change_sent_at',
			'banned_until',
			'deleted_at',
		])},
		'new_email', nullif(u.email_change, ''), 'new_phone', nullif(u.phone_change, ''))) || jsonb_build_object(
		'id', u.id, 'aud', u.aud, 'role', u.role, 'email', coalesce(u.email, ''), 'phone', coalesce(u.phone, ''),
		'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data, 'is_anonymous', u.is_anonymous,
		'identities', coalesce((
			select jsonb_agg(${identityJson} order by i.created_at, i.id) from auth.identities i where i.user_id = u.id), '[]'),
		${times('u', ['created_at', 'updated_at'])}) || coalesce((
			select jsonb_build_object('factors', jsonb_agg(${factorJson} order by f.created_at, f.id))
			from auth.mfa_factors f where f.user_id = u.id having count(*) > 0), '{}'))`;

/**
 * SQL of a text that changes whenever a WireUser of the same row would: where and by which transaction each row that it
 * is made of was written (PostgreSQL manual, 5.6). What is added to `userJson` from another table has to be added here.
 */
export const userVersion = `(u.xmin::text || u.ctid::text || coalesce((
	select string_agg(i.xmin::text || i.ctid::text, '' order by i.id) from auth.identities i where i.user_id = u.id), '') || coalesce((
	select string_agg(f.xmin::text || f.ctid::text, '' order by f.id) from auth.mfa_factors f where f.user_id = u.id), ''))`;
