import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../../auth-parts.ts';
import { redirectTarget } from '../../flows/redirect-target.ts';
import { createRedirects } from '../../flows/redirects.ts';
import { requireEmail } from '../../users/email-address.ts';
import { requirePhone } from '../../users/phone-number.ts';
import { takeLimit } from '../../wire/caller-details.ts';
import { readBody, text } from '../../wire/request-body.ts';
import { problemOf } from '../../wire/wire-errors.ts';
import { hashOfCode, isCode, isMailToken, PKCE_PREFIX, tokenForPhone } from '../one-time-code.ts';
import { mailTypes, phoneTypes, type ToVerify, verifyCode } from './verify-code.ts';
import { errorRedirect, messageRedirect, sessionRedirect, withCode } from './verify-redirects.ts';

const HALF_ACCEPTED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const LINK_REFUSED = 'Email link is invalid or has expired';
const fail = (message: string, status = 400) => new Problem('validation_failed', status, message);

/** GET /verify: the link of a mail, opened in a browser (auth-contract 6). */
export function verifyByLink(parts: AuthParts): Route {
	const { config, log } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	return async (c) => {
		// Programs that look at links before people do ask with HEAD first; a link works once.
		if (c.req.method === 'HEAD') return c.body(null, 200);
		await takeLimit(c, parts, 'auth_verify');
		const type = c.req.query('type') ?? '';
		const token = c.req.query('token') ?? '';
		if (!type) throw fail('Verify requires a verification type');
		if (!token) throw fail('Verify requires a token or a token hash');
		const target = redirectTarget(c, redirects);
		const pkce = token.startsWith(PKCE_PREFIX);
		c.header('cache-control', 'no-store');
		c.header('referrer-policy', 'no-referrer');
		try {
			if (!Object.hasOwn(mailTypes, type)) throw fail('Unsupported verification type');
			const tokens = isMailToken(token) ? [token] : [];
			const verified = await verifyCode(c, parts, { type, tokens, by: 'mail', pkce, refusal: LINK_REFUSED });
			if ('half' in verified) return c.redirect(messageRedirect(target, HALF_ACCEPTED, pkce), 303);
			if ('authCode' in verified) return c.redirect(withCode(target, verified.authCode), 303);
			return c.redirect(sessionRedirect(target, verified.session, type), 303);
		} catch (error) {
			const problem = problemOf(error);
			if (problem.status >= 500) log.error({ err: error, requestId: c.get('requestId') }, 'auth request failed');
			return c.redirect(errorRedirect(target, problem, pkce), 303);
		}
	};
}

const verifyBody = z.object({
	type: text,
	token: text,
	token_hash: text,
	email: text,
	phone: text,
	redirect_to: text,
});

/** POST /verify: a code that a person typed, or the hash of a link (auth-contract 7). */
export function verifyByCode(parts: AuthParts): Route {
	return async (c) => {
		await takeLimit(c, parts, 'auth_verify');
		const what = await requireVerify(c, parts);
		const verified = await verifyCode(c, parts, what);
		if ('half' in verified) return c.json({ msg: HALF_ACCEPTED, code: '200' });
		if ('authCode' in verified) throw new Error('a code was verified as if it were a link');
		c.header('cache-control', 'no-store');
		c.header('sb-auth-user-id', verified.session.user.id);
		return c.json(verified.session);
	};
}

async function requireVerify(c: AuthContext, { config, limits, keys }: AuthParts): Promise<ToVerify> {
	const body = await readBody(c, verifyBody);
	const { type, token, token_hash: hash } = body;
	if (!type) throw fail('Verify requires a verification type');
	if ((token === '') === (hash === '')) throw fail('Verify requires either a token or a token hash');
	const common = { type, pkce: false, by: 'mail', refusal: 'Token has expired or is invalid' } as const;
	if (hash) {
		if (body.email || body.phone || body.redirect_to) throw fail('Only the token_hash and type should be provided');
		requireType(type, mailTypes, 'Invalid email verification type');
		return { ...common, refusal: LINK_REFUSED, tokens: isMailToken(hash) ? [hash] : [] };
	}
	if ((body.email === '') === (body.phone === ''))
		throw fail('Only an email address or phone number should be provided on verify');
	const address = body.email ? requireMailbox(body.email) : requirePhone(body.phone);
	if (body.email) requireType(type, mailTypes, 'Invalid email verification type');
	else requireType(type, phoneTypes, 'Invalid sms verification type');
	// Few digits can be guessed from many addresses at once; those for one person are counted together.
	await limits?.take('auth_verify', `code:${address}`);
	const code = token.trim();
	if (!isCode(code, body.phone ? config.AUTH_SMS_CODE_LENGTH : config.AUTH_EMAIL_CODE_LENGTH))
		return { ...common, tokens: [] };
	if (body.phone) return { ...common, by: 'phone', tokens: [tokenForPhone(keys, address, code)] };
	const plain = hashOfCode(keys, address, code);
	return { ...common, tokens: [plain, PKCE_PREFIX + plain] };
}

function requireMailbox(email: string): string {
	try {
		return requireEmail(email);
	} catch {
		throw fail('Invalid email format', 422);
	}
}

function requireType(type: string, types: typeof mailTypes, otherwise: string): void {
	if (Object.hasOwn(types, type)) return;
	const known = Object.hasOwn(mailTypes, type) || Object.hasOwn(phoneTypes, type);
	throw fail(known ? otherwise : 'Unsupported verification type');
}
