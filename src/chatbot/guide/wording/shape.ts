import type { Lines } from '../speech/shape.ts';

/**
 * What is to be said to somebody: an apology, a no, the end of a silence, love, a proposal, bad news, what has been
 * found out, a truth about oneself, comfort, sympathy with somebody gravely ill or mourning, words to a mourner alone, a parting, something at
 * work, a resignation, the last words to somebody who is dying, a death or a parting told to a child, or none of these.
 */
export const wordingKinds = [
	'apology',
	'refusal',
	'silence',
	'love',
	'proposal',
	'badNews',
	'confronting',
	'truth',
	'comfort',
	'sympathy',
	'mourning',
	'ending',
	'work',
	'resigning',
	'lastWords',
	'deathToChild',
	'partingToChild',
	'open',
] as const;
export type WordingKind = (typeof wordingKinds)[number];

/** Asked how to say or write something to somebody: how to begin, with a first sentence that can be used as it stands. */
export type Wording = Readonly<Record<WordingKind, Lines>> & {
	/** Asked back where nothing grave is to be said. */
	readonly question: Lines;
};
