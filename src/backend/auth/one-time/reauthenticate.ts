import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { requireAccount, requireBearer } from '../wire/bearer.ts';
import { takeLimit } from '../wire/caller-details.ts';
import { sendMail, sendText } from './send-code.ts';

/** GET /reauthenticate: a code that a new password may want beside it (auth-contract 10). */
export function reauthenticate(parts: AuthParts): Route {
	const { database, config, clock } = parts;
	return async (c) => {
		await takeLimit(c, parts, 'auth_email');
		const bearer = await requireBearer(c, parts);
		const { id, email, phone } = await requireAccount(database, bearer, clock());
		if (!email && !phone)
			throw new Problem(
				'validation_failed',
				400,
				'Reauthentication requires the user to have an email or a phone number',
			);
		const { rows } = await database.query<{ email: boolean; phone: boolean }>(
			'select email_confirmed_at is not null as email, phone_confirmed_at is not null as phone from auth.users where id = $1',
			[id],
		);
		if (email) {
			if (!rows[0]?.email) throw new Problem('email_not_confirmed', 422, 'Please verify your email first.');
			await sendMail(c, parts, {
				userId: id,
				to: email,
				mail: 'reauthentication',
				redirectTo: config.SITE_URL,
			});
			return c.json({});
		}
		if (!rows[0]?.phone) throw new Problem('phone_not_confirmed', 422, 'Please verify your phone first.');
		return c.json(await sendText(c, parts, { userId: id, to: phone ?? '', kind: 'reauthentication', channel: 'sms' }));
	};
}
