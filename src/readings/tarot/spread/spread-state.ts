import { type DeckKind, deckSizes } from '#src/methods/tarot/deck-kinds.ts';
import { cutDeck, type ShuffledCard } from '#src/methods/tarot/shuffle.ts';
import type { SpreadSize } from './spreads.ts';

/** A card that was picked; `place` is where it lay on the table, from 0. */
export type Pick = ShuffledCard & { place: number; revealed: boolean };

/** The states of a spread, from the choice to the last card. */
export type SpreadState =
	/** `failed`: the cards of the spread that was chosen could not be fetched. */
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

/** The events of a spread. */
export type SpreadEvent =
	| { type: 'choose'; size: SpreadSize; kind: DeckKind }
	/** `share` of the deck, 0 to 1, is lifted off. */
	| { type: 'cut'; share: number }
	| { type: 'rest' }
	| { type: 'fail' }
	/** `deck` as it was shuffled, not yet cut. */
	| { type: 'deal'; deck: readonly ShuffledCard[] }
	| { type: 'pick'; place: number }
	| { type: 'turn'; place: number }
	| { type: 'complete' };

/**
 * The next state. `choose` starts over from any state; another event that does not belong to the state changes nothing: a
 * second cut, a card that was picked already, picks beyond the spread.
 */
export function spreadState(state: SpreadState, event: SpreadEvent): SpreadState {
	if (event.type === 'choose') return { step: 'shuffling', size: event.size, kind: event.kind, lifted: null };
	if (state.step === 'shuffling') return shuffling(state, event);
	if (state.step === 'picking') return picking(state, event);
	return state;
}

function shuffling(state: Extract<SpreadState, { step: 'shuffling' }>, event: SpreadEvent): SpreadState {
	const { size, kind, lifted, resting } = state;
	switch (event.type) {
		case 'cut': {
			if (lifted !== null) return state;
			const cards = deckSizes[kind];
			return { ...state, lifted: Math.max(1, Math.min(cards - 1, Math.round(event.share * cards))) };
		}
		case 'rest':
			return resting ? state : { ...state, resting: true };
		case 'fail':
			return { step: 'choosing', failed: true };
		case 'deal': {
			const deck = lifted === null ? event.deck : cutDeck(event.deck, lifted);
			return { step: 'picking', size, kind, deck, picks: [] };
		}
		default:
			return state;
	}
}

function picking(state: Extract<SpreadState, { step: 'picking' | 'complete' }>, event: SpreadEvent): SpreadState {
	const { size, deck, picks } = state;
	switch (event.type) {
		case 'pick': {
			const { place } = event;
			const card = deck[place];
			if (!card || picks.length >= size || picks.some((taken) => taken.place === place)) return state;
			return { ...state, picks: [...picks, { ...card, place, revealed: false }] };
		}
		case 'turn':
			return {
				...state,
				picks: picks.map((one) => (one.place === event.place ? { ...one, revealed: true } : one)),
			};
		case 'complete':
			return picks.length === size ? { ...state, step: 'complete' } : state;
		default:
			return state;
	}
}
