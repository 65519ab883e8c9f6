import { createHash, randomUUID } from 'node:crypto';
import type { Queryable, Statement } from '#src/platform/database/database.ts';
import { requireRow } from '../require-row.ts';
import type { Keys } from '../tokens/keys.ts';
import { seal } from '../tokens/sealing.ts';

/** A flow that leaves the site and comes back (auth-contract 20.2). */
export type Flow = {
	id: string;
	/** Set at the start of a flow by mail, at the callback in others. */
	userId: string | null;
	/** Null in the implicit flow. */
	codeChallenge: string | null;
	codeChallengeMethod: 's256' | 'plain' | null;
	/** `email`, `google`, `custom:…`, `sso:…` */
	providerType: string;
	/**
	 * The method that the session's `amr` will name: `email/signup`, `magiclink`, `recovery`,
	 * `oauth` … (auth-contract 1.5).
	 */
	authenticationMethod: string;
	/** Sealed (`sealing.ts`), for PROVIDER_TOKEN. */
	providerAccessToken: string | null;
	providerRefreshToken: string | null;
	/** Where the browser goes in the end; was on the allow-list when the flow began. */
	referrer: string | null;
	/** The person who links another way to sign in. */
	linkingTargetId: string | null;
	/** What the provider's part needs on the way back: nonce, verifier, scopes. */
	data: Record<string, unknown>;
	createdAt: Date;
	authCodeIssuedAt: Date | null;
};

export type NewFlow = {
	/** For a provider it travels as `state`; made where absent. */
	id?: string;
	userId?: string | null;
	codeChallenge?: string | null;
	/** In any case, as clients send it. */
	codeChallengeMethod?: string | null;
	providerType: string;
	authenticationMethod: string;
	referrer?: string | null;
	linkingTargetId?: string | null;
	data?: Record<string, unknown>;
	now: Date;
	/** The flow is kept only where this one-time token of the person was stored, earlier in the same batch. */
	oneTimeToken?: string | null;
};

/** The purpose under which a provider's tokens are sealed. */
export const PROVIDER_TOKEN = 'provider token';

/** Longer than any link in a mail lives; what is older is deleted in small batches. */
const insertFlowSql = `
	with stale as (
		delete from auth.flow_state where id in (
			select id from auth.flow_state where created_at < $10::timestamptz - interval '8 days' order by created_at limit 20)
	)
	insert into auth.flow_state (
		id, user_id, code_challenge, code_challenge_method, provider_type, authentication_method, referrer,
		linking_target_id, data, created_at, updated_at)
	select $1::uuid, $2::uuid, $3::text, lower($4::text), $5::text, $6::text, $7::text, $8::uuid, $9::jsonb, $10::timestamptz, $10
	where $11::text is null or exists (
		select from auth.users u where u.id = $2 and $11 in (u.confirmation_token, u.recovery_token, u.email_change_token_new))`;

/** Begins a flow. */
export const insertFlow = (flow: NewFlow): Statement => ({
	text: insertFlowSql,
	values: [
		flow.id ?? randomUUID(),
		flow.userId ?? null,
		flow.codeChallenge || null,
		flow.codeChallengeMethod || null,
		flow.providerType,
		flow.authenticationMethod,
		flow.referrer ?? null,
		flow.linkingTargetId ?? null,
		flow.data ?? {},
		flow.now,
		flow.oneTimeToken ?? null,
	],
});

const columns = `
	id, user_id as "userId", code_challenge as "codeChallenge", code_challenge_method as "codeChallengeMethod",
	provider_type as "providerType", authentication_method as "authenticationMethod",
	provider_access_token as "providerAccessToken", provider_refresh_token as "providerRefreshToken", referrer,
	linking_target_id as "linkingTargetId", data, created_at as "createdAt", auth_code_issued_at as "authCodeIssuedAt"`;

/** The flow with this id, which must be a UUID. */
export async function findFlow(database: Queryable, id: string): Promise<Flow | null> {
	return (await database.query<Flow>(`select ${columns} from auth.flow_state where id = $1`, [id])).rows[0] ?? null;
}

/** The newest flow that a mail to this person began, as the link in it comes back (auth-contract 20.2). */
export async function findFlowOfUser(database: Queryable, userId: string, method: string): Promise<Flow | null> {
	const { rows } = await database.query<Flow>(
		`select ${columns} from auth.flow_state
		where user_id = $1 and authentication_method = $2 and auth_code is null order by created_at desc limit 1`,
		[userId, method],
	);
	return rows[0] ?? null;
}

/** The flow whose code this is. */
export async function findFlowByCode(database: Queryable, code: string): Promise<Flow | null> {
	const { rows } = await database.query<Flow>(`select ${columns} from auth.flow_state where auth_code = $1`, [
		hashOf(code),
	]);
	return rows[0] ?? null;
}

const bindFlowSql = `
	with f as (
		update auth.flow_state
		set user_id = $2, auth_code = $3, auth_code_issued_at = $4, updated_at = $4,
			provider_access_token = $5, provider_refresh_token = $6
		where id = $1 and auth_code is null and (user_id is null or user_id = $2)
		returning id
	)
	select $7::text as auth_code, ${requireRow('f', 'flow')}`;

/**
 * Binds a flow to a user, and makes the code for the browser: answers one row with it as `auth_code`. Only its hash is
 * kept. Each flow is bound once: a second time undoes the batch (`isMissing(error, 'flow')`).
 */
export const bindFlow = ({
	keys,
	id,
	userId,
	providerAccessToken,
	providerRefreshToken,
	now,
}: {
	keys: Pick<Keys, 'mac'>;
	id: string;
	userId: string;
	/** As the provider gave them; they are sealed here. */
	providerAccessToken?: string | null | undefined;
	providerRefreshToken?: string | null | undefined;
	now: Date;
}): Statement => {
	const code = randomUUID();
	const sealed = (token: string | null | undefined) => (token ? seal(keys, PROVIDER_TOKEN, token) : null);
	return {
		text: bindFlowSql,
		values: [id, userId, hashOf(code), now, sealed(providerAccessToken), sealed(providerRefreshToken), code],
	};
};

const consumeFlowSql = `
	with f as (delete from auth.flow_state where id = $1 and auth_code is not null returning id)
	select ${requireRow('f', 'flow')}`;

/** Ends a flow, once; a second time undoes the batch (`isMissing(error, 'flow')`). */
export const consumeFlow = (id: string): Statement => ({ text: consumeFlowSql, values: [id] });

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
