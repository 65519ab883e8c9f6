import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '#src/platform/public-schema/database-types.ts';
import { reportForSession } from './report-for-session.ts';

afterEach(() => vi.restoreAllMocks());

const session = {
	access_token: 'token',
	refresh_token: 'another',
	token_type: 'bearer',
	expires_in: 3600,
	expires_at: 4_102_444_800,
	user: { id: '0c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e' },
};

it.each([
	['is printed for who is signed in', JSON.stringify(session), 1],
	['is not printed once the session is gone', null, 0],
])('what was refused %s', async (_what, kept, times) => {
	const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
	const storage = { getItem: () => kept, setItem() {}, removeItem() {} };
	const client = createClient<Database>('http://localhost', 'key', { auth: { storage, autoRefreshToken: false } });
	await reportForSession(client, new Error('permission denied for table profiles'));
	expect(printed).toHaveBeenCalledTimes(times);
});
