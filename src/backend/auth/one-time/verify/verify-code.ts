import { Problem } from '#src/platform/http/problem.ts';
import { failedSignIn } from '../../audit/failed-sign-in.ts';
import type { AuthContext, AuthParts } from '../../auth-parts.ts';
import { bindFlow, findFlowOfUser } from '../../flows/flow-state.ts';
import { isMissing } from '../../require-row.ts';
import type { SessionBody } from '../../sessions/session-answer.ts';
import { beginSession } from '../../sessions/sign-in.ts';
import { takenMeanwhile } from '../../users/taken-address.ts';
import { audienceOf } from '../../wire/caller-details.ts';
import { sendNotice } from '../send-notice.ts';
import { acceptHalf, findPending, type Pending, redeem, type TokenColumn } from './redeem-code.ts';

/** What can be verified by mail, and where its token may be; then by phone (auth-contract 7). */
export const mailTypes: Readonly<Record<string, readonly TokenColumn[]>> = {
	email: ['confirmation_token', 'recovery_token'],
	signup: ['confirmation_token'],
	invite: ['confirmation_token'],
	magiclink: ['recovery_token'],
	recovery: ['recovery_token'],
	email_change: ['email_change_token_new', 'email_change_token_current'],
};
export const phoneTypes: Readonly<Record<string, readonly TokenColumn[]>> = {
	sms: ['confirmation_token'],
	phone_change: ['phone_change_token'],
};

/** A session; or the code that a browser exchanges for one; or only one of the two addresses has confirmed so far. */
export type Verified = { session: SessionBody } | { authCode: string } | { half: true };

export type ToVerify = {
	type: string;
	/** The forms in which the token may be stored. */
	tokens: readonly string[];
	by: 'phone' | 'mail';
	/** Whether the browser that asked for the mail gets a code instead of a session. */
	pkce: boolean;
	/** What is said where there is no such token, or its time is over. */
	refusal: string;
};

/** Two requests that use one token up: the second looks again and finds none. */
const MOST_TRIES = 2;

/**
 * Uses a token up and does what it was for, in one transaction: confirms or changes an address, and signs in.
 * @throws Problem `otp_expired` 403, `user_banned` 403, `flow_state_not_found` 400, `email_exists` and `phone_exists`
 *   422
 */
export async function verifyCode(c: AuthContext, parts: AuthParts, what: ToVerify): Promise<Verified> {
	const { database, config, clock } = parts;
	const { type, tokens, by, refusal } = what;
	const columns = (by === 'phone' ? phoneTypes : mailTypes)[type] ?? [];
	const lifetime = by === 'phone' ? config.AUTH_SMS_CODE_EXPIRY : config.AUTH_EMAIL_CODE_EXPIRY;
	for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
		const now = clock();
		const pending = await findPending(database, { columns, tokens, aud: audienceOf(c), now });
		if (!pending) break;
		if (now.getTime() - pending.sentAt.getTime() >= lifetime * 1000) break;
		if (pending.banned) {
			const problem = new Problem('user_banned', 403, 'User is banned');
			throw await failedSignIn(c, parts, { userId: pending.userId, method: 'otp', problem });
		}
		try {
			return await use(c, parts, what, pending);
		} catch (error) {
			if (!isMissing(error, 'token') && !isMissing(error, 'flow')) takenMeanwhile(error);
		}
	}
	const problem = new Problem('otp_expired', 403, refusal);
	throw await failedSignIn(c, parts, { userId: null, method: 'otp', problem });
}

async function use(c: AuthContext, parts: AuthParts, what: ToVerify, pending: Pending): Promise<Verified> {
	const { database, keys, clock } = parts;
	const { userId, column, token } = pending;
	const now = clock();
	const changesEmail = what.type === 'email_change';
	if (changesEmail && pending.awaitsOther) {
		await database.batch([acceptHalf({ userId, column, token, now })]);
		return { half: true };
	}
	const statements = redeem(pending, what.by === 'phone', now);
	let verified: Verified;
	if (what.pkce) {
		const flow = await findFlowOfUser(database, userId, methodOf(what.type, column));
		if (!flow) throw noFlow();
		const results = await database.batch([...statements, bindFlow({ keys, id: flow.id, userId, now })]);
		verified = { authCode: String(results.at(-1)?.rows[0]?.auth_code) };
	} else {
		const session = await beginSession(c, parts, { userId, method: 'otp' }, { before: statements });
		if (!session) throw new Problem('otp_expired', 403, what.refusal);
		verified = { session };
	}
	if (changesEmail && pending.email && pending.newEmail) {
		const person = { id: userId, user_metadata: { language: pending.language } };
		sendNotice(c, parts, person, 'email_changed', pending.email, pending.newEmail);
	}
	return verified;
}

/** The method under which the flow of a mail was begun (auth-contract 20.2). */
function methodOf(type: string, column: TokenColumn): string {
	if (type === 'email') return column === 'confirmation_token' ? 'email/signup' : 'magiclink';
	return type === 'signup' ? 'email/signup' : type;
}

const noFlow = () =>
	new Problem(
		'flow_state_not_found',
		400,
		'No associated flow state found. The link was asked for by another browser, or was used already.',
	);
