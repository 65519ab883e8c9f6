import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { createRedirects, type Redirects } from '../flows/redirects.ts';
import { signIn } from '../sessions/sign-in.ts';
import { admitIdentity } from '../users/identity-users.ts';
import { takeLimit } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { oauthProblem } from '../wire/wire-errors.ts';
import { type Chain, checkSignInMessage, type SignInMessage } from './sign-in-message.ts';

const web3Body = z.object({ chain: text, message: text, signature: text });

/** How far from now a message may have been issued. Nothing else bounds its use again: nonces are not kept. */
const WINDOW_MS = 10 * 60_000;

/** POST /token?grant_type=web3 (auth-contract 22). */
export function web3Grant(parts: AuthParts): Route {
	const { config, clock } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	const chains: Record<Chain, { on: boolean; name: string }> = {
		solana: { on: config.AUTH_WEB3_SOLANA, name: 'Solana' },
		ethereum: { on: config.AUTH_WEB3_ETHEREUM, name: 'Ethereum' },
	};
	return async (c) => {
		await takeLimit(c, parts, 'auth_web3');
		if (!chains.solana.on && !chains.ethereum.on)
			throw new Problem('web3_provider_disabled', 422, 'Web3 provider is disabled');
		const body = await readBody(c, web3Body);
		if (body.chain !== 'solana' && body.chain !== 'ethereum')
			throw new Problem('web3_unsupported_chain', 400, 'Unsupported chain');
		const { on, name } = chains[body.chain];
		if (!on) throw new Problem('web3_provider_disabled', 422, `${name} Web3 provider is disabled`);

		const message = checkSignInMessage(body.message, body.chain);
		// The curves are a third of a megabyte of code that most servers never need.
		const { checkSignature, isSignedBy } = await import('./wallet-signature.ts');
		const signature = checkSignature(body.signature, body.chain);
		if (!isSignedBy(message.address, body.message, signature, body.chain))
			throw oauthProblem('invalid_grant', 'Signature does not match address in message');
		requireForUs(message, name, redirects);
		requireTimely(message, name, clock());

		const providerId = `web3:${message.chain}:${message.address}`;
		const { address, chain, chainId, domain, statement } = message;
		const identityData = {
			sub: providerId,
			custom_claims: { address, chain, network: chainId ?? '', domain, statement: statement ?? '' },
			email_verified: false,
			phone_verified: false,
		};
		return admitIdentity(
			c,
			parts,
			{
				provider: 'web3',
				providerId,
				identityData,
				email: null,
				isSso: false,
				appMetadata: { provider: 'web3', providers: ['web3'] },
			},
			(userId, before) => signIn(c, parts, { userId, method: 'web3' }, { before }),
		);
	};
}

/**
 * A message that was signed for another site must not sign in here. The domain, which the wallet showed, must be that
 * of the URI, on loopback too: a page elsewhere could name our loopback address as its URI.
 */
function requireForUs({ uri, domain }: SignInMessage, name: string, redirects: Redirects): void {
	const fail = (what: string) => oauthProblem('invalid_grant', `Signed ${name} message is using ${what}`);
	const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(uri.hostname);
	if (uri.protocol !== 'https:' && !(isLocal && uri.protocol === 'http:')) throw fail('URI which does not use HTTPS');
	if (!redirects.isAllowed(uri.href))
		throw fail('URI which is not allowed on this server, message was signed for another app');
	const same = isLocal ? hostnameOf(domain) === uri.hostname : isSameHost(uri, domain);
	if (!same || (!isLocal && !redirects.isAllowed(`https://${uri.host}/`)))
		throw fail('a Domain that does not match the one in URI which is not allowed on this server');
}

const hostnameOf = (domain: string) => domain.toLowerCase().replace(/:\d+$/, '');
/** The default port may be omitted. */
const isSameHost = (uri: URL, domain: string) =>
	URL.canParse(`https://${domain}/`) && new URL(`https://${domain}/`).host === uri.host;

function requireTimely({ issuedAt, notBefore, expiresAt }: SignInMessage, name: string, now: Date): void {
	const fail = (what: string) => oauthProblem('invalid_grant', what);
	if (notBefore && notBefore > now) throw fail(`Signed ${name} message becomes valid in the future`);
	if (expiresAt && expiresAt <= now) throw fail(`Signed ${name} message is expired`);
	const age = now.getTime() - issuedAt.getTime();
	if (age > WINDOW_MS) throw fail(`${name} message was issued too long ago`);
	if (age < -WINDOW_MS) throw fail(`${name} message was issued too far in the future`);
}
