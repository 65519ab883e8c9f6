/** One of a list by the browser's cryptographic random numbers, each as likely as the others. The list is not empty. */
export function randomChoice<Item>(items: readonly Item[]): Item {
	// Values that would favour the first ones are drawn again.
	const fair = 2 ** 32 - (2 ** 32 % items.length);
	const drawn = crypto.getRandomValues(new Uint32Array(1));
	while ((drawn[0] ?? 0) >= fair) crypto.getRandomValues(drawn);
	return items[(drawn[0] ?? 0) % items.length] as Item;
}
