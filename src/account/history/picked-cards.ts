/** A card of a spread as it was kept. */
export type PickedCard = { id: number; reversed: boolean };

const CARDS = 78;

/** The cards of a kept spread by their positions. What is no card is left out: a row may hold what its owner put there. */
export function cardsOf(details: unknown): PickedCard[] {
	if (!Array.isArray(details)) return [];
	return details
		.map((picked: { card?: { id?: unknown }; position?: unknown; reversed?: unknown } | null) => ({
			id: Number(picked?.card?.id ?? -1),
			position: Number(picked?.position ?? 0),
			reversed: picked?.reversed === true,
		}))
		.filter(({ id }) => Number.isInteger(id) && id >= 0 && id < CARDS)
		.sort((one, other) => one.position - other.position)
		.map(({ id, reversed }) => ({ id, reversed }));
}
