import { paragraphsOf } from '#src/readings/leaf.ts';
import type { ReadingPage } from '#src/readings/reading-page.ts';
import type { DreamEntry, Dreams, DreamsLoaded } from './contract.ts';
import { DreamForm } from './dream-form.tsx';
import { FoundSymbols } from './found-symbols.tsx';
import './dreams.css';

const lenses = ['tradition', 'jung', 'everyday'] as const;
/** Opening, three lenses, closing. */
const PARAGRAPHS = lenses.length + 2;

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
	Working: FoundSymbols,
	leaf: ({ request, fields, kept }, { t, loaded }) => {
		const text = fields.interpretation ?? '';
		const paragraphs = paragraphsOf(text);
		// A model may have divided its text otherwise: then it is shown as it is.
		const apart = text && (kept ? paragraphs.length === PARAGRAPHS : paragraphs.length <= PARAGRAPHS);
		const part = (index: number) => paragraphs[index] ?? '';
		return {
			className: 'dream-result',
			title: t('title'),
			pictureName: 'dream',
			heading: t('result'),
			question: { label: loaded.kept.youDreamt, text: request.dream },
			answer: t('result'),
			parts: apart
				? [
						{ id: 'opening', text: part(0) },
						...lenses.map((lens, index) => ({
							id: lens,
							group: 'dream-lenses',
							title: t(`lenses.${lens}`),
							note: t(`lensNotes.${lens}`),
							text: part(index + 1),
						})),
						{ id: 'closing', title: t('closing'), text: part(PARAGRAPHS - 1) },
					]
				: [{ id: 'whole', text }],
			excerpt: [part(0), paragraphs.at(-1) ?? ''],
		};
	},
};
