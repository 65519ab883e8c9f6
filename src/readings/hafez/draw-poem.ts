import { poems } from './poems.ts';

/** One of the twelve, each as likely as the others: values that would favour the first ones are drawn again. */
export function drawPoem(): (typeof poems)[number] {
	const fair = 2 ** 32 - (2 ** 32 % poems.length);
	const drawn = crypto.getRandomValues(new Uint32Array(1));
	while ((drawn[0] ?? 0) >= fair) crypto.getRandomValues(drawn);
	return poems[(drawn[0] ?? 0) % poems.length] ?? poems[0];
}
