/** One card as a language names it; the place in the list is its id. */
export type CardTelling = {
	name: string;
	/** What it stands for upright, a few nouns. */
	meaning: string;
	/** What it stands for reversed. */
	reversed: string;
	/** What Book T calls it; the trumps have no such title here. */
	title?: string | undefined;
};

/** Cards in the order of their ids: the 22 trumps from The Fool to The World, the 56 of the suits, or all of them. */
export type Deck = readonly CardTelling[];
