/** One thought in each of the three lenses: one sentence each, 10 to 24 words, that can stand alone. */
export type Lenses = {
	/** The Islamic tradition after Ibn Sirin. */
	tradition: string;
	jung: string;
	/** Everyday psychology and sleep research. */
	everyday: string;
};
export type Lens = keyof Lenses;

/** Things to choose from. */
export type Choice<T> = readonly [T, ...T[]];
