import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type DeckKind, deckSizes } from '#src/methods/tarot/deck-kinds.ts';
import { cutDeck, type ShuffledCard, shuffleDeck } from '#src/methods/tarot/shuffle.ts';
import type { SpreadSize } from './spreads.ts';

/** Times of the specification (5.1). */
const SHUFFLE_MS = 2000;
const REVEAL_MS = 400;
const INTERPRET_MS = 1000;

/** How long the deck lies still before it is dealt, and the spread before it is read: what comes is much to render. */
const REST_MS = 120;

/** A card that was picked; `place` is where it lay on the table, from 0. */
export type Pick = ShuffledCard & { place: number; revealed: boolean };

export type SpreadState =
	| { step: 'choosing'; failed?: boolean }
	/** `lifted`: how many cards were taken off the top when the deck was cut; null while it is whole. */
	| { step: 'shuffling'; size: SpreadSize; kind: DeckKind; lifted: number | null; resting?: boolean }
	| {
			step: 'picking' | 'complete';
			size: SpreadSize;
			kind: DeckKind;
			deck: readonly ShuffledCard[];
			picks: readonly Pick[];
	  };

type Complete = (size: SpreadSize, kind: DeckKind, picks: readonly Pick[]) => void;

/**
 * The way of one spread: no spread chosen, shuffling (when the deck may be cut once), cards that can be picked, all picked. `onComplete` is called once,
 * a second after the last pick, when every card has been turned. Picks beyond the spread are ignored.
 * @param uprightOnly whether the shuffle turns no card
 */
export function useSpread(uprightOnly: boolean, onComplete: Complete) {
	const [state, setState] = useState<SpreadState>({ step: 'choosing' });
	const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
	/** The state that was set last; a transition may not have been rendered yet. */
	const latest = useRef(state);
	const complete = useRef(onComplete);
	complete.current = onComplete;

	const later = useCallback((milliseconds: number, act: () => void) => {
		const timer = setTimeout(() => {
			timers.current.delete(timer);
			act();
		}, milliseconds);
		timers.current.add(timer);
	}, []);
	const clear = useCallback(() => {
		for (const timer of timers.current) clearTimeout(timer);
		timers.current.clear();
	}, []);
	useEffect(() => clear, [clear]);

	const move = useCallback((next: SpreadState, atOnce = false) => {
		latest.current = next;
		// Rendered in pieces, so that what moves on the screen goes on.
		if (atOnce) setState(next);
		else startTransition(() => setState(next));
	}, []);

	/**
	 * Begins a spread. The shuffle goes on until what is `awaited` is there, two seconds at least; without it the way leads
	 * back to the choice, which then says `failed`.
	 */
	const choose = useCallback(
		(size: SpreadSize, kind: DeckKind, awaited?: Promise<unknown>) => {
			clear();
			move({ step: 'shuffling', size, kind, lifted: null });
			const deal = () => {
				const now = latest.current;
				if (now.step !== 'shuffling') return;
				const shuffled = shuffleDeck(deckSizes[kind], { uprightOnly });
				const { lifted } = now;
				move({ step: 'picking', size, kind, deck: lifted === null ? shuffled : cutDeck(shuffled, lifted), picks: [] });
			};
			// A failure is handled when the shuffle has ended.
			awaited?.catch(() => {});
			const rest = () => {
				const now = latest.current;
				if (now.step !== 'shuffling') return;
				move({ ...now, resting: true });
				later(REST_MS, deal);
			};
			later(SHUFFLE_MS - REST_MS, () => {
				if (!awaited) return rest();
				awaited.then(rest, (error: unknown) => {
					console.error(error);
					if (latest.current.step === 'shuffling') move({ step: 'choosing', failed: true });
				});
			});
		},
		[clear, later, move, uprightOnly],
	);

	/** Cuts the deck while it is shuffled: `share` of it, 0 to 1, is lifted off. A second cut changes nothing. */
	const cut = useCallback(
		(share: number) => {
			const now = latest.current;
			if (now.step !== 'shuffling' || now.lifted !== null) return;
			const size = deckSizes[now.kind];
			move({ ...now, lifted: Math.max(1, Math.min(size - 1, Math.round(share * size))) });
		},
		[move],
	);

	/**
	 * Whether the card was taken: not when it was picked already, or the spread is full.
	 * @param atOnce it is off the table before this returns to the browser, so that the next key finds it gone
	 */
	const pick = useCallback(
		(place: number, atOnce: boolean): boolean => {
			const now = latest.current;
			const card = now.step === 'picking' ? now.deck[place] : undefined;
			if (now.step !== 'picking' || !card || now.picks.length >= now.size) return false;
			if (now.picks.some((taken) => taken.place === place)) return false;
			const picks = [...now.picks, { ...card, place, revealed: false }];
			move({ ...now, picks }, atOnce);
			later(REVEAL_MS, () => {
				const then = latest.current;
				if (then.step !== 'picking') return;
				const turned = then.picks.map((one) => (one.place === place ? { ...one, revealed: true } : one));
				move({ ...then, picks: turned });
			});
			if (picks.length === now.size) {
				later(INTERPRET_MS - REST_MS, () => {
					if (latest.current.step === 'picking') move({ ...latest.current, step: 'complete' });
				});
				later(INTERPRET_MS, () => {
					const then = latest.current;
					if (then.step === 'complete') complete.current(then.size, then.kind, then.picks);
				});
			}
			return true;
		},
		[later, move],
	);

	return { state, choose, cut, pick };
}
