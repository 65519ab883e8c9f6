import { hash } from 'node:crypto';

/** Headers of every answer (OWASP Secure Headers). */
export const securityHeaders: Readonly<Record<string, string>> = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'x-frame-options': 'DENY',
	'cross-origin-opener-policy': 'same-origin',
	'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Tells browsers to come by https only, where that is how the site is reached. */
export const transportHeaders = (siteUrl: string): Readonly<Record<string, string>> =>
	siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

/** What each captcha loads and shows, by its provider's documentation. */
const captchaSources = {
	turnstile: ['https://challenges.cloudflare.com'],
	hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
};

/**
 * The Content-Security-Policy of a finished page: its own inline scripts by their hashes, nothing else inline. Hashes
 * rather than nonces, so that a page can be rendered once and served to everyone. Where a captcha is on, its maker's
 * script and frame are let in, on every page: from each one may go to the sign-in card without another document.
 */
export function policyOf(html: string, captcha: 'turnstile' | 'hcaptcha' | null = null): string {
	const outside = captcha ? ` ${captchaSources[captcha].join(' ')}` : '';
	const hashes = new Set<string>();
	for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi))
		if (!/\bsrc=/i.test(attributes) && !/type="application\/(?:ld\+)?json"/i.test(attributes))
			hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`);
	return [
		"default-src 'self'",
		`script-src 'self' ${[...hashes].join(' ')}`.trim() + outside,
		`style-src 'self' 'unsafe-inline'${outside}`,
		"img-src 'self' data: blob:",
		"font-src 'self'",
		`connect-src 'self'${outside}`,
		...(outside ? [`frame-src${outside}`] : []),
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ');
}
