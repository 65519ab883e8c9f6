import type { Config } from '#src/platform/settings/config.ts';
import type { KeepSecret } from '#src/platform/settings/secrets.ts';
import { algorithmOf, type KeySet, makeKeySet, maySign, retiredUntil, retireKey } from './key-set.ts';

/** Where the server keeps the keys it made itself. */
const NAME = 'jwt_keys';

/**
 * Seconds that a retired key lives beyond the last token it can have signed: other processes go on signing with it
 * until they look again, and clocks differ.
 */
const MARGIN = 300;

type KeyConfig = Pick<Config, 'JWT_ALGORITHM' | 'JWT_EXPIRY'>;

/** The keys as they are kept, made if there are none: the JSON of a KeySet, to be compared as text. */
export const readKeptKeys = (keepSecret: KeepSecret, { JWT_ALGORITHM }: Pick<KeyConfig, 'JWT_ALGORITHM'>) =>
	keepSecret(NAME, async () => JSON.stringify(await makeKeySet(JWT_ALGORITHM)));

/** Whether the key that signs is of another kind than the settings want. */
export function hasOtherAlgorithm({ keys }: KeySet, { JWT_ALGORITHM }: Pick<KeyConfig, 'JWT_ALGORITHM'>): boolean {
	const signing = keys.find(maySign);
	return (signing ? algorithmOf(signing) : 'HS256') !== JWT_ALGORITHM;
}

/**
 * Puts a new key in the place of the one that signs. The old one stays, without its private half, until all its tokens
 * have expired; with `atOnce` it goes, and every access token with it (sessions live on by their refresh tokens).
 * @param unless asked of the keys that are kept now: another process may have changed them already
 * @returns the kept keys as JSON text
 */
export async function rotateKeptKeys(
	keepSecret: KeepSecret,
	config: KeyConfig,
	{ now, atOnce = false, unless }: { now: Date; atOnce?: boolean; unless?: (set: KeySet) => boolean },
): Promise<string> {
	const seconds = Math.floor(now.getTime() / 1000);
	for (;;) {
		const text = await readKeptKeys(keepSecret, config);
		const old: KeySet = JSON.parse(text);
		if (unless?.(old)) return text;
		const { keys: fresh } = await makeKeySet(config.JWT_ALGORITHM);
		const stillNeeded = atOnce ? [] : old.keys.filter((key) => (retiredUntil(key) ?? seconds + 1) > seconds);
		const retired = await Promise.all(
			stillNeeded.map((key) => (retiredUntil(key) ? key : retireKey(key, seconds + config.JWT_EXPIRY + MARGIN))),
		);
		const next = JSON.stringify({ keys: [...fresh, ...retired] });
		if (await keepSecret.replace(NAME, text, next)) return next;
	}
}
