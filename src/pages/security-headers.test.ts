import { describe, expect, it } from 'vitest';
import { policyOf } from './security-headers.server.ts';

describe('the policy of a page', () => {
	it('allows no other origin', () => {
		expect(policyOf(['<p>x</p>'])).not.toContain('http');
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
