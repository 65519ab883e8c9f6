import type { Manner } from '#src/listening/lexicon/scene-lexicon.ts';
import type { FigureWho, Mood } from '#src/listening/scene/scene.ts';
import type { SymbolId } from '#src/listening/symbols.ts';
import type { Choice, Lens, Lenses } from './lens.ts';

/** A symbol and what is told of it: `teeth.in_hand`. */
/** `animal`: the one who returns from the dead is one. */
export type SymbolManner = `${SymbolId}.${Manner}` | 'dead-alive.animal';

/** What the built-in writer says of a dream as a scene, in one language. */
export type SceneWords = {
	/** Begins with the strangest moment, in the dreamer's own words. */
	readonly turns: Choice<(turn: string) => string>;
	/** The same where the dream begins with it: nothing is said of what came before. */
	readonly firsts?: Choice<(turn: string) => string>;
	/** The same where the dream is told in these words alone. */
	readonly wholes?: Choice<(turn: string) => string>;
	/** Keeps what somebody said in the dream, or the dreamer. */
	readonly said: Choice<(words: string) => string>;
	readonly saidMyself: Choice<(words: string) => string>;
	/** Who was there; nothing is presumed of waking life. */
	readonly figures: Readonly<Partial<Record<FigureWho, Choice<string>>>>;
	/** Somebody who is dead in waking life, by how they were met; presumes `person_dead`. */
	readonly dead: Readonly<Record<Mood | 'other', Choice<string>>>;
	readonly endings: Readonly<Record<'woke' | 'saved' | 'lost', Choice<string>>>;
	/** How it ends, with the last that is told of it: on waking, or without an end. */
	readonly lasts: Readonly<Record<'woke' | 'open', Choice<(last: string) => string>>>;
	/** Names a symbol before a sentence that speaks of it without its name. */
	readonly naming: Readonly<Record<Lens, Choice<(thing: string) => string>>>;
	/** Read in place of what is said of the symbol in general. */
	readonly manners: Readonly<Partial<Record<SymbolManner, Partial<Lenses>>>>;
	/** What did not happen though it was named. */
	readonly absent: Readonly<Partial<Record<SymbolId, Choice<string>>>>;
	/** A thing, not a happening, that was named and not there, where it has no words of its own. */
	readonly missing?: Choice<(thing: string) => string>;
};
