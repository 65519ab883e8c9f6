import { type Leaf, paragraphsOf } from '#src/readings/leaf/leaf.ts';
import type { Given, LeafTools } from '#src/readings/reading-page.ts';
import type { Dreams, DreamsLoaded } from './contract.ts';

const lenses = ['tradition', 'jung', 'everyday'] as const;
/** Opening, three lenses, closing. */
const PARAGRAPHS = lenses.length + 2;

/** A dream as it was read: its opening, three lenses side by side, its closing. */
export function dreamLeaf(
	{ request, facts, fields, kept }: Given<Dreams>,
	{ t, loaded }: LeafTools<DreamsLoaded>,
): Leaf {
	const text = fields.interpretation ?? '';
	const paragraphs = paragraphsOf(text);
	// A model may have divided its text otherwise: then it is shown as it is.
	const isDivided = kept ? paragraphs.length === PARAGRAPHS : paragraphs.length <= PARAGRAPHS;
	const apart = text && !facts?.waking && isDivided;
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
}
