import type { ReactNode } from 'react';
import type { TextsReader } from '#src/language/use-texts.ts';
import type { Deck } from '#src/methods/tarot/deck/shape.ts';
import type { MarriageTexts } from './texts/en.ts';

/** One line of a working: what, how it came about, and what it is worth. */
export type Row = { id: string; label: ReactNode; told: ReactNode; points?: string };

/** What the lines of a working are told with. */
export type Teller = {
	t: TextsReader<MarriageTexts>;
	texts: MarriageTexts;
	cards: Deck;
	couple: boolean;
	/** Who the first and the second person are. */
	who: (index: number) => ReactNode;
	number: (value: number) => string;
	/** Points of so many. */
	of: (points: number, most: number) => string;
};
