import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { redirectTarget } from '../flows/redirect-target.ts';
import { createRedirects } from '../flows/redirects.ts';
import { sendMail } from '../one-time/send-code.ts';
import { requireEmail } from '../users/email-address.ts';
import { findUserByEmail } from '../users/users.ts';
import { audienceOf, deviceOf } from '../wire/caller-details.ts';
import { object, readBody, text } from '../wire/request-body.ts';
import { insertUnconfirmed, markInvited } from './invited-user.ts';
import { requireAdmin } from './require-admin.ts';
import { findUser } from './user-rows.ts';

const inviteBody = z.object({ email: text, data: object });

/** POST /invite (auth-contract 25): writes to somebody who has no account yet, or has not confirmed it. */
export function invite(parts: AuthParts): Route {
	const { database, config, clock } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	return async (c) => {
		await requireAdmin(c, parts);
		const body = await readBody(c, inviteBody);
		const email = requireEmail(body.email);
		parts.room?.require();
		const aud = audienceOf(c);
		const now = clock();
		const known = await findUserByEmail(database, email, aud, now);
		if (known?.confirmed)
			throw new Problem('email_exists', 422, 'A user with this email address has already been registered');
		const id = known?.id ?? randomUUID();
		const invited = markInvited(id, body.data, now);
		const { address } = deviceOf(c);
		if (known) await database.query(invited.text, invited.values);
		const making = [insertUnconfirmed({ id, aud, email, passwordHash: null, data: body.data, now, address }), invited];
		await sendMail(c, parts, {
			userId: id,
			to: email,
			mail: 'invite',
			redirectTo: redirectTarget(c, redirects),
			...(!known && { making }),
		});
		return c.json(await findUser(database, id));
	};
}
