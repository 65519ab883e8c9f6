import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { policyOf } from './security-headers.server.ts';

describe('the policy of a page', () => {
	it('allows no other origin', () => {
		expect(policyOf(['<p>x</p>'])).not.toContain('http');
	});

	it('names each inline script once, wherever it stands, and nothing that is only read or comes from elsewhere', () => {
		const data = 'x'.repeat(5000);
		const page = [
			`<script>1</script><script type="application/ld+json">{}</script><script async="" src="/a.js"></script>`,
			`<p>&lt;script></p><script type="text/later" id="later">2</script><script>1</script>`,
			`<script>${data}</script>`,
		];
		const named = policyOf(page).match(/'sha256-[^']+'/g);
		const source = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
		expect(named).toEqual([source('1'), source('2'), source(data)]);
		expect(policyOf(page)).toBe(policyOf([page.join('')]));
	});

	it.each([
		['turnstile', 'https://challenges.cloudflare.com'],
		['hcaptcha', 'https://hcaptcha.com https://*.hcaptcha.com'],
	] as const)('allows the script and the frame of %s where it is on', (provider, sources) => {
		const policy = policyOf(['<script>1</script>'], provider);
		expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${sources.replaceAll(/[.*]/g, '\\$&')};`));
		expect(policy).toContain(`frame-src ${sources};`);
		expect(policy).toContain("default-src 'self'");
	});
});
