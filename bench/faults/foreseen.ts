/** Conditions during a request of a visitor. */
export type Going = {
	/** All faults during the request, and those that ended a moment before it: a server takes that long to see it. */
	faults: ReadonlySet<string>;
	/** The clock was moved a moment ago, or still is. */
	clockMoved: boolean;
};

type Foreseen = { service: RegExp; status: number; code: RegExp; when?: (going: Going, path: string) => boolean };

/** Of every kind of refusal that is answered 503 a client is told when to come again. */
const LATER = 503;

/**
 * Every failure that a visitor may be shown, by service, status and code: the catalogue of messages has a sentence for
 * each (`src/account/say-problem.ts`, `src/readings/flow/flow-state.ts`, `src/pages/error-texts.ts`). All else is a fault.
 */
const foreseen: readonly Foreseen[] = [
	{ service: /^\/rest/, status: LATER, code: /^(PGRST000|53100|53000|58030|57P0[123]|over_capacity|unavailable)$/ },
	{ service: /^\/rest/, status: 504, code: /^(57014|request_timeout)$/ },
	{ service: /^\/auth/, status: LATER, code: /^(unexpected_failure|over_capacity|unavailable)$/ },
	{ service: /^\/auth/, status: 504, code: /^request_timeout$/ },
	{ service: /^\/functions/, status: LATER, code: /^(unavailable|over_capacity)$/ },
	{ service: /^\/functions/, status: 504, code: /^request_timeout$/ },
	{ service: /^\/storage/, status: LATER, code: /^(DatabaseTimeout|S3Error|unavailable|over_capacity)$/ },
	{
		service: /^\/storage/,
		status: LATER,
		code: /^InsufficientStorage$/,
		when: ({ faults }) => faults.has('disk full'),
	},
	{ service: /^\/storage/, status: 504, code: /^(request_timeout|DatabaseTimeout)$/ },
	{ service: /^\/(?!rest|auth|functions|storage)/, status: LATER, code: /^(unavailable|page)$/ },
	{ service: /^\/(?!rest|auth|functions|storage)/, status: 504, code: /^request_timeout$/ },
	// Sent again after the answer was lost: it is there already.
	{ service: /^\/rest/, status: 409, code: /^23505$/ },
	{ service: /^\/storage/, status: 409, code: /^KeyAlreadyExists$/ },
	{ service: /^\/auth.*\/signup/, status: 422, code: /^(user_already_exists|email_exists)$/ },
	// A mail server that refuses: GoTrue's own words, "Error sending …".
	{
		service: /^\/auth.*\/otp/,
		status: 500,
		code: /^unexpected_failure$/,
		when: ({ faults }) => faults.has('mail refused'),
	},
	{ service: /^\/auth.*\/otp/, status: 429, code: /^over_email_send_rate_limit$/ },
	// Tokens end by the clock of the server.
	...(['/rest', '/storage', '/auth', '/functions'] as const).map((service) => ({
		service: new RegExp(`^${service}`),
		status: service === '/auth' ? 403 : 401,
		code: /^(PGRST30[0-3]|InvalidJWT|bad_jwt|session_expired)$/,
		when: ({ clockMoved }: Going) => clockMoved,
	})),
];

/** Whether a failed answer is one that a visitor may be shown. 503 has to say when to come again. */
export function isForeseen(
	path: string,
	{ status, code, retryAfter }: { status: number; code: string; retryAfter: string | null },
	going: Going,
): boolean {
	if (status === LATER && !Number(retryAfter) && code !== 'S3Error') return false;
	return foreseen.some(
		(one) =>
			one.service.test(path) && one.status === status && one.code.test(code) && (one.when?.(going, path) ?? true),
	);
}
