import { randomUUID } from 'node:crypto';
import type { Statement } from '#src/platform/database/database.ts';
import type { AuthContext, AuthParts } from './auth-parts.ts';
import { deviceOf } from './caller-details.ts';
import { answerSession } from './session-answer.ts';
import { startSession } from './sessions.ts';
import type { WireUser } from './user-json.ts';

/**
 * Signs a person in on a new device: the end of every grant that starts a session (contract 1.6).
 * @param before statements that go first, in the same transaction and round trip
 * @returns the answer, or null where `passwordHash` is no longer their password
 */
export async function signIn(
	c: AuthContext,
	parts: Pick<AuthParts, 'database' | 'keys' | 'config' | 'clock'>,
	{ userId, method, passwordHash = null }: { userId: string; method: string; passwordHash?: string | null },
	{ before = [], extra = {} }: { before?: readonly Statement[]; extra?: Record<string, unknown> } = {},
): Promise<Response | null> {
	const now = parts.clock();
	const id = randomUUID();
	const start = startSession({ id, userId, method, passwordHash, device: deviceOf(c), now });
	const started = before.length
		? (await parts.database.batch([...before, start])).at(-1)
		: await parts.database.query(start.text, start.values);
	const user = started?.rows[0]?.user as WireUser | undefined;
	if (!user) return null;
	const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
	return answerSession(c, parts, { id, user, aal: 'aal1', amr, refreshCounter: 0, now }, extra);
}
