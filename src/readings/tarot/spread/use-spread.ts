import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type DeckKind, deckSizes } from '#src/methods/tarot/deck-kinds.ts';
import { shuffleDeck } from '#src/methods/tarot/shuffle.ts';
import { type Pick, type SpreadEvent, type SpreadState, spreadState } from './spread-state.ts';
import type { SpreadSize } from './spreads.ts';

/** Times of the specification (5.1). */
const SHUFFLE_MS = 2000;
const REVEAL_MS = 400;
const INTERPRET_MS = 1000;

/** How long the deck lies still before it is dealt, and the spread before it is read: the next step takes long to render. */
const REST_MS = 120;

type Complete = (size: SpreadSize, kind: DeckKind, picks: readonly Pick[]) => void;

/**
 * Runs the timers of one spread (`spread-state.ts`). `onComplete` is called once, a second after the last pick, when every
 * card has been turned.
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

	/** Whether the event changed anything. */
	const send = useCallback((event: SpreadEvent, atOnce = false): boolean => {
		const next = spreadState(latest.current, event);
		if (next === latest.current) return false;
		latest.current = next;
		// Rendered in pieces, so that what moves on the screen goes on.
		if (atOnce) setState(next);
		else startTransition(() => setState(next));
		return true;
	}, []);

	/**
	 * Begins a spread. The shuffle goes on until what is `awaited` is there, two seconds at least; without it the way leads
	 * back to the choice, which then says `failed`.
	 */
	const choose = useCallback(
		(size: SpreadSize, kind: DeckKind, awaited?: Promise<unknown>) => {
			clear();
			send({ type: 'choose', size, kind });
			// A failure is handled when the shuffle has ended.
			awaited?.catch(() => {});
			const deal = () => send({ type: 'deal', deck: shuffleDeck(deckSizes[kind], { uprightOnly }) });
			const rest = () => {
				if (send({ type: 'rest' })) later(REST_MS, deal);
			};
			later(SHUFFLE_MS - REST_MS, () => {
				if (!awaited) return rest();
				awaited.then(rest, (error: unknown) => {
					console.error(error);
					send({ type: 'fail' });
				});
			});
		},
		[clear, later, send, uprightOnly],
	);

	/** Cuts the deck while it is shuffled: `share` of it, 0 to 1, is lifted off. */
	const cut = useCallback((share: number) => void send({ type: 'cut', share }), [send]);

	/**
	 * Whether the card was taken.
	 * @param atOnce it is off the table before this returns to the browser, so that the next key finds it gone
	 */
	const pick = useCallback(
		(place: number, atOnce: boolean): boolean => {
			if (!send({ type: 'pick', place }, atOnce)) return false;
			later(REVEAL_MS, () => send({ type: 'turn', place }));
			const now = latest.current;
			if (now.step === 'picking' && now.picks.length === now.size) {
				later(INTERPRET_MS - REST_MS, () => send({ type: 'complete' }));
				later(INTERPRET_MS, () => {
					const then = latest.current;
					if (then.step === 'complete') complete.current(then.size, then.kind, then.picks);
				});
			}
			return true;
		},
		[later, send],
	);

	return { state, choose, cut, pick };
}
