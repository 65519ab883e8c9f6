/** The caller of a request: the PostgreSQL role it runs as, and the claims that policies can read. */
export type Caller = {
	readonly role: 'anon' | 'authenticated' | 'service_role';
	/** The claims of the access token, or `{ role }` for a bare key. */
	readonly claims: Readonly<Record<string, unknown>>;
	/** The signed-in user, a UUID; null for bare keys. */
	readonly userId: string | null;
};

/**
 * Identifies the caller, from `Authorization` and `apikey`.
 * @throws Problem 401 for a token that cannot be trusted (PostgREST's PGRST301 to PGRST303).
 */
export type ResolveCaller = (request: Request) => Promise<Caller>;
