import { codeMessage } from '#src/mail/text-message.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts } from '../../auth-parts.ts';
import type { Factor } from '../factor-rows.ts';
import type { Member } from '../member.ts';

const claimSql = `
	with allowed as (
		select f.id from auth.mfa_factors f
		where f.id = $1 and (f.last_challenged_at is null or f.last_challenged_at <= $2::timestamptz - make_interval(secs => $3::int))
		for update
	), counted as (
		insert into auth.message_counts as m (channel, hour, sent)
		select 'sms', $4::timestamptz, 1 from allowed
		on conflict (channel, hour) do update set sent = m.sent + 1 where $5::int is null or m.sent < $5
		returning channel
	), claimed as (
		update auth.mfa_factors f set last_challenged_at = $2 from allowed, counted where f.id = allowed.id returning f.id
	)
	select exists (select from allowed) as allowed, exists (select from claimed) as claimed`;

const giveBackSql = 'update auth.mfa_factors set last_challenged_at = $3 where id = $1 and last_challenged_at = $2';

/**
 * Sends the code of a challenge, unless one went there too recently or too many messages went out this hour.
 * @throws Problem `over_sms_send_rate_limit` 429, `sms_send_failed` 422
 */
export async function sendPhoneCode(
	{ database, config, clock, sms }: AuthParts,
	{ language }: Member,
	{ factor, code, channel, isSent }: { factor: Factor; code: string; channel: string; isSent: boolean },
): Promise<void> {
	if ((isSent && !sms) || factor.phone === null) throw new Error('a phone factor without a phone or a way to reach it');
	const now = clock();
	const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
	const most = config.RATE_LIMITS && config.AUTH_SMS_PER_HOUR ? config.AUTH_SMS_PER_HOUR : null;
	const frequency = config.AUTH_SMS_FREQUENCY;
	const { rows } = await database.query<{ allowed: boolean; claimed: boolean }>(claimSql, [
		factor.id,
		now,
		frequency,
		hour,
		most,
	]);
	if (!rows[0]?.allowed) {
		const last = factor.last_challenged_at ?? now;
		const wait = Math.min(Math.max(Math.ceil((last.getTime() - now.getTime()) / 1000 + frequency), 1), frequency);
		throw tooMany(`For security purposes, you can only request this after ${wait} seconds.`, wait);
	}
	if (!rows[0].claimed) throw tooMany('SMS rate limit exceeded', 3600);
	if (!isSent || !sms) return;
	try {
		const message = codeMessage({ code, language, host: new URL(config.SITE_URL).host });
		await sms.send({ to: factor.phone, message, channel: channel === 'whatsapp' ? 'whatsapp' : 'sms' });
	} catch (error) {
		await database.query(giveBackSql, [factor.id, now, factor.last_challenged_at]);
		throw error;
	}
}

const tooMany = (message: string, retryAfter: number) =>
	new Problem('over_sms_send_rate_limit', 429, message, { retryAfter });
