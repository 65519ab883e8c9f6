import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { isProblem, Problem } from '#src/platform/http/problem.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import type { AuthContext, AuthEnv, AuthParts } from '../auth-parts.ts';
import { deviceOf } from './caller-details.ts';
import { readBody, text } from './request-body.ts';

/** The endpoints that need no account (auth-contract 24); of `/token` only some grants. */
export const captchaPaths = [
	'/signup',
	'/recover',
	'/resend',
	'/magiclink',
	'/otp',
	'/sso',
	'/passkeys/authentication/options',
	'/token',
];
const captchaGrants = ['password', 'web3'];

/** Where each provider checks answers; both speak the same form (Turnstile and hCaptcha: "siteverify"). */
const usualPlaces = {
	turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
	hcaptcha: 'https://api.hcaptcha.com/siteverify',
};
/** Milliseconds that a request waits for the provider at most. */
const PATIENCE = 5000;

const captchaBody = z.object({ gotrue_meta_security: z.object({ captcha_token: text }).nullish() });
const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).nullish() });

/**
 * Lets only requests pass that solved the challenge of AUTH_CAPTCHA (auth-contract 24), and the operator's own
 * programs. Hono keeps the body that is read here for the route behind.
 */
export function requireCaptcha(parts: AuthParts): MiddlewareHandler<AuthEnv> {
	const { AUTH_CAPTCHA: provider } = parts.config;
	return async (c, next) => {
		const grant = c.req.path.endsWith('/token') ? (c.req.query('grant_type') ?? '') : null;
		const guarded = provider && (grant === null || captchaGrants.includes(grant));
		if (guarded && !(await isAdmin(c, parts))) {
			const { gotrue_meta_security: security } = await readBody(c, captchaBody);
			await requireAnswer(c, parts, provider, security?.captcha_token ?? '');
		}
		await next();
	};
}

async function requireAnswer(
	c: AuthContext,
	{ config, log, fetch = globalThis.fetch }: AuthParts,
	provider: 'turnstile' | 'hcaptcha',
	token: string,
): Promise<void> {
	if (!token) throw refused('no captcha_token found');
	const form = new URLSearchParams({ secret: config.AUTH_CAPTCHA_SECRET ?? '', response: token });
	const { address } = deviceOf(c);
	if (address) form.set('remoteip', address);
	// With it hCaptcha refuses answers from pages of other sites; Turnstile's keys come in pairs anyway.
	if (provider === 'hcaptcha' && config.AUTH_CAPTCHA_SITE_KEY) form.set('sitekey', config.AUTH_CAPTCHA_SITE_KEY);
	let answer: z.output<typeof verdict>;
	try {
		const response = await fetch(config.AUTH_CAPTCHA_URL ?? usualPlaces[provider], {
			method: 'POST',
			body: form,
			signal: AbortSignal.timeout(PATIENCE),
		});
		answer = verdict.parse(await response.json());
	} catch (error) {
		log.error({ err: error }, 'the captcha provider gave no answer');
		throw new Problem('unexpected_failure', 500, 'captcha verification process failed');
	}
	if (!answer.success) throw refused((answer['error-codes'] ?? []).join(', '));
}

const refused = (why: string) => new Problem('captcha_failed', 400, `captcha protection: request disallowed (${why})`);

async function isAdmin(c: AuthContext, parts: AuthParts): Promise<boolean> {
	try {
		await requireAdmin(c, parts);
		return true;
	} catch (error) {
		// A client's own key or token is no administrator's; an invalid one is refused by the route.
		if (isProblem(error)) return false;
		throw error;
	}
}
