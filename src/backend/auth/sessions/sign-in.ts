import { randomUUID } from 'node:crypto';
import type { Statement } from '#src/platform/database/database.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import type { WireUser } from '../users/user-json.ts';
import { deviceOf } from '../wire/caller-details.ts';
import { answerSession, type IssuedSession, issueSession, type SessionBody } from './session-answer.ts';
import { type SessionOptions, startSession } from './sessions.ts';

type SignInParts = Pick<AuthParts, 'database' | 'keys' | 'config' | 'clock'>;
/** Who signs in and by what method; `passwordHash` where a password was checked. */
export type SignIn = { userId: string; method: string; passwordHash?: string | null } & SessionOptions;

/**
 * Signs a person in on a new device: the end of every grant that starts a session (auth-contract 1.6).
 * @param before statements that go first, in the same transaction and round trip
 * @returns the answer, or null where `passwordHash` is no longer their password
 */
export async function signIn(
	c: AuthContext,
	parts: SignInParts,
	person: SignIn,
	{ before = [], extra = {} }: { before?: readonly Statement[]; extra?: Record<string, unknown> } = {},
): Promise<Response | null> {
	const session = await start(c, parts, person, before);
	return session && answerSession(c, parts, session, extra);
}

/** The same for routes that hand the session over in another way, such as in the fragment of a redirect. */
export async function beginSession(
	c: AuthContext,
	parts: SignInParts,
	person: SignIn,
	{ before = [] }: { before?: readonly Statement[] } = {},
): Promise<SessionBody | null> {
	const session = await start(c, parts, person, before);
	return session && issueSession(parts, session);
}

async function start(
	c: AuthContext,
	{ database, clock }: SignInParts,
	person: SignIn,
	before: readonly Statement[],
): Promise<IssuedSession | null> {
	const now = clock();
	const id = randomUUID();
	const { passwordHash = null, ...rest } = person;
	const statement = startSession({ id, passwordHash, device: deviceOf(c), now, ...rest });
	const started = before.length
		? (await database.batch([...before, statement])).at(-1)
		: await database.query(statement.text, statement.values);
	const user = started?.rows[0]?.user as WireUser | undefined;
	if (!user) return null;
	const { method, amrProvider, aal = 'aal1', oauthClientId = null, scopes = null, notAfter = null } = person;
	const timestamp = Math.floor(now.getTime() / 1000);
	const amr = [{ method, timestamp, ...(amrProvider && { provider: amrProvider }) }];
	return { id, user, aal, amr, refreshCounter: 0, now, createdAt: now, notAfter, oauthClientId, scopes };
}
