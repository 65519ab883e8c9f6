import { LRUCache } from 'lru-cache';

/** The claims of a token with a verified signature. */
export type Claims = Readonly<Record<string, unknown>>;

/** A token longer than this does not fit into the headers Node accepts anyway. */
const LONGEST_TOKEN = 8192;

/**
 * Tokens whose signature was found good, so that it is checked once and not at every call. Holds the `most` that were
 * used last. Expiry is not remembered: the caller compares it with the clock.
 */
export function rememberTokens(most = 5000): {
	find(token: string): Claims | undefined;
	keep(token: string, claims: Claims): void;
} {
	const claimsOf = new LRUCache<string, Claims>({ max: most });
	return {
		find: (token) => claimsOf.get(token),
		keep(token, claims) {
			if (token.length <= LONGEST_TOKEN) claimsOf.set(token, claims);
		},
	};
}
