import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { checkCodeChallenge } from '../flows/pkce.ts';
import { redirectTarget } from '../flows/redirect-target.ts';
import { createRedirects } from '../flows/redirects.ts';
import { requireEmail } from '../users/email-address.ts';
import { findUserByEmail } from '../users/users.ts';
import { audienceOf, takeLimit } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { waitAsIfSent } from './decoy-wait.ts';
import { sendMail } from './send-code.ts';

const recoverBody = z.object({ email: text, code_challenge: text, code_challenge_method: text });

/** POST /recover: a link to a new password (auth-contract 9). Whether there is such a person is not told. */
export function recover(parts: AuthParts): Route {
	const { config, database, mail, clock } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	return async (c) => {
		await takeLimit(c, parts, 'auth_email');
		const body = await readBody(c, recoverBody);
		if (!config.AUTH_EMAIL) throw new Problem('email_provider_disabled', 400, 'Email logins are disabled');
		if (!body.email) throw new Problem('validation_failed', 400, 'Password recovery requires an email');
		const email = requireEmail(body.email);
		checkCodeChallenge(body.code_challenge, body.code_challenge_method);
		const user = await findUserByEmail(database, email, audienceOf(c), clock());
		if (user)
			await sendMail(c, parts, {
				userId: user.id,
				to: email,
				mail: 'recovery',
				redirectTo: redirectTarget(c, redirects),
				challenge: body,
			});
		else await waitAsIfSent(mail);
		return c.json({});
	};
}
