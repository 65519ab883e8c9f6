import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

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
export function policyOf(html: readonly string[], captcha: 'turnstile' | 'hcaptcha' | null = null): string {
	const outside = captcha ? ` ${captchaSources[captcha].join(' ')}` : '';
	const hashes = html.flatMap(inlineScripts).map(hashOf);
	return [
		"default-src 'self'",
		`script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim() + outside,
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

/** The texts of a page's inline scripts; data that is only read is none. React writes elements in small letters. */
function inlineScripts(html: string): string[] {
	const scripts: string[] = [];
	let end = 0;
	for (let start = html.indexOf('<script'); start >= 0; start = html.indexOf('<script', end)) {
		const begin = html.indexOf('>', start) + 1;
		end = html.indexOf('</script>', begin);
		if (end < 0) break;
		const attributes = html.slice(start, begin);
		if (!/\bsrc=/.test(attributes) && !/type="application\/(?:ld\+)?json"/.test(attributes))
			scripts.push(html.slice(begin, end));
	}
	return scripts;
}

/** Sources of scripts by their texts: most are on many pages. What is longer is the data of one page. */
const known = new LRUCache<string, string>({ max: 500 });
const MOST_KNOWN = 4000;

function hashOf(script: string): string {
	const found = script.length > MOST_KNOWN ? undefined : known.get(script);
	const source = found ?? `'sha256-${hash('sha256', script, 'base64')}'`;
	if (!found && script.length <= MOST_KNOWN) known.set(script, source);
	return source;
}
