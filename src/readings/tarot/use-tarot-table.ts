import { startTransition, useState } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import type { DeckKind } from '#src/methods/tarot/deck-kinds.ts';
import { type Lying, lyingOf } from './cards/flight.ts';
import { useSuits } from './cards/use-suits.ts';
import type { Tarot, TarotLoaded } from './contract.ts';
import type { Pick } from './spread/spread-state.ts';
import { deckOf, type SpreadSize } from './spread/spreads.ts';
import { usePlaceLabels } from './spread/use-place-labels.ts';
import { useSpread } from './spread/use-spread.ts';
import { useKeptChoice } from './use-kept-choice.ts';

/** The table on which a spread is laid: the deck, what the visitor chose for all spreads, the spread and its cards. */
export function useTarotTable({ texts, deck: trumps }: TarotLoaded, onAsk: (request: Tarot['Request']) => void) {
	const { language } = useLanguage();
	const { deck, fetchSuits } = useSuits(trumps);
	const [uprightOnly, onUprightOnly] = useKeptChoice('upright-only');
	const [wholeDeck, onWholeDeck] = useKeptChoice('whole-deck');
	const [lay, setLay] = useState<Lying | null>(null);

	const { state, choose, cut, pick } = useSpread(uprightOnly, (spreadType, kind, picks: readonly Pick[]) =>
		onAsk({
			cards: picks.map(({ id, reversed }, position) => {
				const { name = '', meaning = '', reversed: reversedMeaning = '' } = deck[id] ?? {};
				return { card: { id, name, meaning, reversed: reversedMeaning }, position, revealed: true, reversed };
			}),
			language,
			spreadType,
			...(kind === 'whole' && { deck: kind }),
			...(spreadType === 12 && { date }),
		}),
	);
	const { labels, date } = usePlaceLabels(texts, 'size' in state ? state.size : null);

	return {
		state,
		deck,
		/** The cards that were picked, and what the places are called. */
		picks: 'picks' in state ? state.picks : [],
		labels,
		/** Where the newest card lay before it was picked. */
		lay,
		choices: { uprightOnly, onUprightOnly, wholeDeck, onWholeDeck },
		choose: (size: SpreadSize) => {
			const kind: DeckKind = deckOf(size, wholeDeck ? 'whole' : 'trumps');
			choose(size, kind, kind === 'whole' ? fetchSuits() : undefined);
		},
		cut,
		/** Whether the card was taken. */
		pick: (place: number, back: HTMLElement, atOnce: boolean) => {
			// Measured before the card is gone from the arc.
			const lying = lyingOf(back, back.parentElement);
			const taken = pick(place, atOnce);
			if (taken && atOnce) setLay(lying);
			else if (taken) startTransition(() => setLay(lying));
			return taken;
		},
	};
}
