import type { Session } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { needsSecondFactor } from './needs-second-factor.ts';

const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const session = (access_token: string, ...statuses: string[]) =>
	({ access_token, user: { factors: statuses.map((status) => ({ status })) } }) as unknown as Session;

describe('a session waits for its second factor', () => {
	it.each([
		['no session', null, false],
		['no factor', session(token({ aal: 'aal1' })), false],
		['a factor that was never verified', session(token({ aal: 'aal1' }), 'unverified'), false],
		['a factor not yet used', session(token({ aal: 'aal1' }), 'unverified', 'verified'), true],
		['a name that is not of ASCII', session(token({ aal: 'aal1', name: 'شیرین؟ÿ>' }), 'verified'), true],
		['a factor that was used', session(token({ aal: 'aal2' }), 'verified'), false],
		['a token that cannot be read', session('nonsense', 'verified'), false],
	])('%s: %#', (_what, given, expected) => {
		expect(needsSecondFactor(given)).toBe(expected);
	});
});
