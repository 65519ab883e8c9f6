import type { Statement } from '#src/platform/database/database.ts';
import { auditLine } from '../audit/audit-line.ts';

/** Which of a person's one-time codes: each kind has its own columns, and a newer one replaces the older. */
export type CodeKind = 'confirmation' | 'recovery' | 'reauthentication' | 'email_change' | 'phone_change';

/** The column of the token, that of the time it was sent, and GoTrue's name for the event in the audit log. */
const columns: Record<CodeKind, { token: string; sent: string; action: string }> = {
	confirmation: {
		token: 'confirmation_token',
		sent: 'confirmation_sent_at',
		action: 'user_confirmation_requested',
	},
	recovery: { token: 'recovery_token', sent: 'recovery_sent_at', action: 'user_recovery_requested' },
	reauthentication: {
		token: 'reauthentication_token',
		sent: 'reauthentication_sent_at',
		action: 'user_reauthenticate_requested',
	},
	email_change: { token: 'email_change_token_new', sent: 'email_change_sent_at', action: 'user_modified' },
	phone_change: { token: 'phone_change_token', sent: 'phone_change_sent_at', action: 'user_modified' },
};

/** What else changes with the token, and the parameters that takes, from $12 on. */
const alongside: Record<CodeKind, string> = {
	confirmation: ', password_unproven = u.password_unproven or $12::boolean',
	recovery: '',
	reauthentication: '',
	email_change: `, email_change = $12, email_change_token_current = $13, email_change_confirm_status = 0`,
	phone_change: ', phone_change = $12',
};

export type Issue = {
	userId: string;
	/** The token as it is kept; the code itself never is. */
	token: string;
	now: Date;
	address: string | null;
	/** Seconds that must lie between two codes of one kind. */
	frequency: number;
	/** Messages an hour to all people together; null without limit. */
	hourly: number | null;
} & (
	| { kind: 'confirmation'; channel: 'email' | 'sms'; passwordUnproven?: boolean }
	| { kind: 'recovery'; channel: 'email' }
	| { kind: 'reauthentication'; channel: 'email' | 'sms' }
	| { kind: 'email_change'; channel: 'email'; newEmail: string; currentToken: string | null }
	| { kind: 'phone_change'; channel: 'sms'; newPhone: string }
);

/**
 * The result of issuing a code. Not `allowed`: too soon, for `wait` more seconds; allowed and not `issued`: the hour's
 * limit is reached.
 */
export type Issued = { allowed: boolean; issued: boolean; wait: number | null; language: unknown };

/**
 * Keeps a token for a person, unless one of its kind was sent too recently or too many messages went out this hour;
 * both are decided and counted by this one statement, so that parallel requests and several servers cannot get around
 * them. Answers one row, an Issued.
 */
export function issueCode(issue: Issue): Statement {
	const { token, sent, action } = columns[issue.kind];
	const hour = new Date(Math.floor(issue.now.getTime() / 3_600_000) * 3_600_000);
	const messages = issue.kind === 'email_change' && issue.currentToken ? 2 : 1;
	return {
		text: `
			with allowed as (
				select u.id from auth.users u
				where u.id = $1 and (u.${sent} is null or u.${sent} <= $2::timestamptz - make_interval(secs => $3::int))
				for update
			), counted as (
				insert into auth.message_counts as m (channel, hour, sent)
				select $4::text, $5::timestamptz, $6::int from allowed where $7::int is null or $7 >= $6
				on conflict (channel, hour) do update set sent = m.sent + $6 where $7::int is null or m.sent + $6 <= $7
				returning channel
			), old_hours as (
				delete from auth.message_counts where hour < $5::timestamptz - interval '2 days'
			), u as (
				update auth.users u set ${token} = $8, ${sent} = $2, updated_at = $2${alongside[issue.kind]}
				from allowed, counted where u.id = allowed.id
				returning u.id
			), audit as (${auditLine('$9::text', 'u', { now: '$10::timestamptz', address: '$11::text' })}
			)
			select exists (select from allowed) as allowed, exists (select from u) as issued,
				ceil(extract(epoch from p.${sent} - $2::timestamptz) + $3)::int as wait, p.raw_user_meta_data ->> 'language' as language
			from auth.users p where p.id = $1`,
		values: [
			issue.userId,
			issue.now,
			issue.frequency,
			issue.channel,
			hour,
			messages,
			issue.hourly,
			issue.token,
			action,
			issue.now,
			issue.address,
			...valuesAlongside(issue),
		],
	};
}

function valuesAlongside(issue: Issue): unknown[] {
	if (issue.kind === 'confirmation') return [issue.passwordUnproven ?? false];
	if (issue.kind === 'email_change') return [issue.newEmail, issue.currentToken];
	return issue.kind === 'phone_change' ? [issue.newPhone] : [];
}

const takenBackAlongside: Record<CodeKind, string> = {
	confirmation: '',
	recovery: '',
	reauthentication: '',
	email_change: ', email_change = null, email_change_token_current = null',
	phone_change: ', phone_change = null',
};

/** Removes a token whose message could not be sent, with its count. */
export const takeBackCode = ({
	kind,
	userId,
	token,
}: {
	kind: CodeKind;
	userId: string;
	token: string;
}): Statement => ({
	text: `update auth.users set ${columns[kind].token} = null, ${columns[kind].sent} = null${takenBackAlongside[kind]}
		where id = $1 and ${columns[kind].token} = $2`,
	values: [userId, token],
});

const takeBackUserSql = `
	delete from auth.users
	where id = $1 and last_sign_in_at is null and coalesce(confirmation_token, recovery_token, $2) = $2`;

/** Deletes a user who was created for a message that could not be sent. */
export const takeBackUser = ({ userId, token }: { userId: string; token: string }): Statement => ({
	text: takeBackUserSql,
	values: [userId, token],
});
