import type { ReadingPage } from '#src/readings/reading-page.ts';
import type { DreamEntry, Dreams, DreamsLoaded } from './contract.ts';
import { DreamForm } from './dream-form.tsx';
import { dreamLeaf } from './dream-leaf.ts';
import { FoundSymbols } from './symbols/found-symbols.tsx';
import './dreams.css';

/** Dream interpretation: the dream stays in its field, the reading comes below it. */
export const dreamsPage: ReadingPage<Dreams, DreamsLoaded, DreamEntry> = {
	name: 'dream-interpretation',
	page: 'dreams',
	keep: {
		table: 'dream_interpretations',
		row: ({ dream }, { interpretation }, { symbols }) => ({
			dream_text: dream,
			interpretation,
			symbols: symbols.map(({ id }) => id),
		}),
	},
	read: ({ dream_text, interpretation }, language) => ({
		request: { dream: dream_text, language },
		facts: null,
		fields: { interpretation },
	}),
	empty: { dream: '', feeling: null, recurring: false },
	draft: { of: ({ dream }) => dream, into: (entry, dream) => ({ ...entry, dream }) },
	unreadable: 'dream_invalid',
	form: 'stays-above',
	says: ({ interpreting, another }) => ({ busy: interpreting, writing: interpreting, anew: another }),
	Form: DreamForm,
	// What was no dream is answered first; that it may have been one stands below.
	Working: (slot) => (slot.given.facts?.waking ? null : <FoundSymbols {...slot} />),
	Below: (slot) => slot.given.facts?.waking && <FoundSymbols {...slot} />,
	leaf: dreamLeaf,
};
