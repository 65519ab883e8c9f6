import type { Ask } from '#src/listening/heard.ts';

/** What is told of a custom, a belief or somebody of legend, and the folded words by which it is asked for. */
export type Custom = {
	readonly asked: RegExp;
	readonly say: string;
	/** What asking for it is; knowledge where nothing is said. */
	readonly asks?: Ask;
};
