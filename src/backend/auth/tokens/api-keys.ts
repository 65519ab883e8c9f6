import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '#src/platform/settings/config.ts';
import type { KeepSecret } from '#src/platform/settings/secrets.ts';
import type { Keys } from './keys.ts';

/** The API keys, which identify programs and not users. */
export interface ApiKeys {
	/** `sb_publishable_…`, for browsers. */
	readonly publishable: string;
	/** `sb_secret_…`, for trusted servers: reads and writes everything. */
	readonly secret: string;
	/** The same two as JWTs with a `role` claim, for programs that expect that form. Made anew at each start. */
	readonly anonToken: string;
	readonly serviceRoleToken: string;
	/** The role of an opaque key; null for anything else. */
	roleOf(key: string): 'anon' | 'service_role' | null;
}

/** Seconds that a role JWT lives: ten years, as Supabase's own. */
const ROLE_TOKEN_LIFETIME = 10 * 365 * 24 * 3600;

/** Opens the API keys: those of the settings, else made on first start and kept. */
export async function openApiKeys({
	config,
	keepSecret,
	keys,
	clock = () => new Date(),
}: {
	config: Pick<Config, 'PUBLISHABLE_KEY' | 'SECRET_KEY'>;
	keepSecret: KeepSecret;
	keys: Keys;
	clock?: () => Date;
}): Promise<ApiKeys> {
	const make = (prefix: string) => () => prefix + randomBytes(24).toString('base64url');
	const publishable = config.PUBLISHABLE_KEY ?? (await keepSecret('publishable_key', make('sb_publishable_')));
	const secret = config.SECRET_KEY ?? (await keepSecret('secret_key', make('sb_secret_')));
	const exp = Math.floor(clock().getTime() / 1000) + ROLE_TOKEN_LIFETIME;
	// Digests have one length, so that the time of their comparison tells nothing of the key.
	const digest = (text: string) => createHash('sha256').update(text).digest();
	const publishableDigest = digest(publishable);
	const secretDigest = digest(secret);
	return {
		publishable,
		secret,
		anonToken: await keys.sign({ role: 'anon', exp }),
		serviceRoleToken: await keys.sign({ role: 'service_role', exp }),
		roleOf(key) {
			if (!key.startsWith('sb_')) return null;
			const given = digest(key);
			if (timingSafeEqual(given, publishableDigest)) return 'anon';
			return timingSafeEqual(given, secretDigest) ? 'service_role' : null;
		},
	};
}
