/** A number from 0 to below `count` (at least 1) by the browser's cryptographic random numbers, each as likely as the others. */
export function randomIndex(count: number): number {
	// Values that would favour the first ones are drawn again.
	const fair = 2 ** 32 - (2 ** 32 % count);
	const drawn = crypto.getRandomValues(new Uint32Array(1));
	while ((drawn[0] ?? 0) >= fair) crypto.getRandomValues(drawn);
	return (drawn[0] ?? 0) % count;
}

/** One of a list by the browser's cryptographic random numbers, each as likely as the others. The list is not empty. */
export const randomChoice = <Item>(items: readonly Item[]): Item => items[randomIndex(items.length)] as Item;
