/** A whole number from 0 up to (not including) `below`, each as likely: values that would favour the first ones are drawn again. */
function randomBelow(below: number): number {
	const fair = 2 ** 32 - (2 ** 32 % below);
	const drawn = new Uint32Array(1);
	do crypto.getRandomValues(drawn);
	while ((drawn[0] ?? 0) >= fair);
	return (drawn[0] ?? 0) % below;
}

/** Where a card lies after the shuffle, and how. */
export type ShuffledCard = { id: number; reversed: boolean };

type Shuffle = {
	/** No card is reversed. */
	uprightOnly?: boolean;
	/** For tests of the shuffle itself. */
	below?: (limit: number) => number;
};

/**
 * `size` cards in random order (Fisher-Yates with the platform's cryptographic numbers), each upright or reversed by a fair
 * bit of its own, so that about half are reversed.
 */
export function shuffleDeck(size: number, { uprightOnly = false, below = randomBelow }: Shuffle = {}): ShuffledCard[] {
	const ids = Array.from({ length: size }, (_, id) => id);
	for (let last = size - 1; last > 0; last--) {
		const other = below(last + 1);
		[ids[last], ids[other]] = [ids[other] ?? 0, ids[last] ?? 0];
	}
	return ids.map((id) => ({ id, reversed: !uprightOnly && below(2) === 1 }));
}

/**
 * The deck cut: as many cards as `lifted` says are taken off its top and put under the rest, whose order stays.
 * @param lifted 1 to one less than there are cards; anything beyond is brought back to that
 */
export function cutDeck<Card>(deck: readonly Card[], lifted: number): Card[] {
	const top = Math.max(1, Math.min(deck.length - 1, Math.round(lifted)));
	return [...deck.slice(top), ...deck.slice(0, top)];
}
