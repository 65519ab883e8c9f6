import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import {
	foreignRefreshToken,
	type RefreshToken,
	requireRefreshToken,
	unknownRefreshToken,
} from '../tokens/refresh-token.ts';
import { deviceOf } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { oauthProblem } from '../wire/wire-errors.ts';
import { answerSession } from './session-answer.ts';
import { sessionEndMessages } from './session-limits.ts';
import { type Device, endSessions, type RefreshedSession, rotateSession } from './sessions.ts';

const refreshBody = z.object({ refresh_token: text });

/** A refresh that lost a race finds the winner's counter on the second read; further reads are a reserve. */
const MOST_TRIES = 5;

/** POST /token?grant_type=refresh_token (auth-contract 21): one round trip. */
export function refreshGrant(parts: AuthParts): Route {
	return async (c) => {
		const { refresh_token: given } = await readBody(c, refreshBody);
		const token = requireRefreshToken(parts.keys, given);
		const { session, counter, now, reuse } = await refreshSession(parts, token, deviceOf(c));
		c.header('sb-auth-refresh-token-counter', String(counter));
		c.header('sb-auth-refresh-token-rotated', String(!reuse));
		if (reuse) c.header('sb-auth-refresh-token-reuse-cause', reuse);
		const { user, aal, amr, created_at: createdAt, not_after: notAfter } = session;
		return answerSession(c, parts, {
			id: token.sessionId,
			user,
			aal,
			amr,
			refreshCounter: counter,
			now,
			createdAt,
			notAfter,
		});
	};
}

/** A session whose token was accepted; `counter` is that of the refresh token to hand out. */
export type Refresh = {
	session: RefreshedSession;
	counter: number;
	now: Date;
	reuse?: 'not_saved_by_client' | 'concurrent_refresh';
};

/**
 * Uses a refresh token (auth-contract 21).
 * @param oauthClientId the app that asks, by the OAuth server's token endpoint
 * @throws Problem 400 for a token that is not, or no longer, good, and for a session that is over
 */
export async function refreshSession(
	{ database, config, clock }: Pick<AuthParts, 'database' | 'config' | 'clock'>,
	{ sessionId, counter }: RefreshToken,
	device: Device,
	oauthClientId: string | null = null,
): Promise<Refresh> {
	for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
		const now = clock();
		const session = await rotateSession(database, {
			id: sessionId,
			counter,
			device,
			now,
			limits: config,
			oauthClientId,
		});
		if (!session) throw unknownRefreshToken();
		if (session.oauth_client_id !== oauthClientId)
			throw oauthProblem('invalid_client', 'The refresh token was issued to another client');
		if (session.rotated) return { session, counter: counter + 1, now };
		if (session.banned) throw new Problem('user_banned', 400, 'Invalid Refresh Token: User Banned');
		if (session.ended) throw new Problem('session_expired', 400, sessionEndMessages[session.ended]);
		const behind = session.counter - counter;
		if (behind < 0) throw foreignRefreshToken();
		// The parent of the current token gets the current one: its holder may never have received it.
		if (behind === 1 && config.AUTH_REUSE_PARENT)
			return { session, counter: session.counter, now, reuse: 'not_saved_by_client' };
		const sinceLast = now.getTime() - session.last_refresh_at.getTime();
		const concurrent = sinceLast < config.AUTH_REUSE_INTERVAL * 1000;
		if (behind > 0 && concurrent && counter >= session.floor)
			return { session, counter: session.counter, now, reuse: 'concurrent_refresh' };
		// A token from just before the second factor: not stolen, but it must not get the new rights of the session.
		if (behind > 0 && concurrent) throw alreadyUsed();
		if (behind > 0) {
			// Two parties hold tokens of one session: one of them stole it, so it ends for both.
			const ending = { userId: session.user.id, sessionId, scope: 'local', action: 'token_revoked' } as const;
			await endSessions(database, { ...ending, now, address: device.address });
			throw alreadyUsed();
		}
		// behind 0 and not rotated: another refresh with this token is just ahead of us, and the next look sees what it
		// did.
	}
	throw new Problem('conflict', 409, 'Too many concurrent token refresh requests on the same session or refresh token');
}

const alreadyUsed = () => new Problem('refresh_token_already_used', 400, 'Invalid Refresh Token: Already Used');
