import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { randomIndex } from '#src/readings/flow/random-choice.ts';
import type { HafezRequest } from '../request.ts';

/** A draw waits no longer for the Divan. */
const MOST_MS = 4000;

/**
 * One couplet of the site's Divan, each of its `couplets` as likely as the others; null where it cannot be fetched.
 * @returns what a request says of it
 */
export async function drawCouplet(
	supabase: AppClient,
	couplets: number,
): Promise<Pick<HafezRequest, 'poem' | 'place'> | null> {
	const { data, error } = await supabase
		.from('divan_couplets')
		.select('ghazal, couplet, first, second')
		.eq('place', randomIndex(couplets) + 1)
		.abortSignal(AbortSignal.timeout(MOST_MS))
		.maybeSingle();
	if (error) console.error(error);
	if (!data) return null;
	const { ghazal, couplet, first, second } = data;
	return { poem: `${first}\n${second}`, place: { ghazal, couplet } };
}
