import { Working } from '#src/readings/flow/working/working-view.tsx';
import { paragraphsOf } from '#src/readings/leaf/leaf.ts';
import { PersonFormView } from '#src/readings/person/form/person-form-view.tsx';
import type { ReadingPage } from '#src/readings/reading-page.ts';
import type { Sarketab, SarketabEntry, SarketabLoaded } from './contract.ts';
import { emptySarketab, sarketabForm } from './sarketab-form.ts';
import { sarketabCard, sarketabSums, talehLine } from './sarketab-sums.ts';
import './sarketab.css';

/** Sarketab: a form, the sums letter by letter, and the reading. */
export const sarketabPage: ReadingPage<Sarketab, SarketabLoaded, SarketabEntry> = {
	name: 'sarketab-reading',
	page: 'sarketab',
	// The wait before the call (specification, 5.4).
	waitMs: 2000,
	empty: emptySarketab,
	unreadable: 'fields_missing',
	says: ({ asking, writing, clear, nothingKept, contact, nameOnPicture }) => ({
		busy: asking,
		writing,
		anew: clear,
		note: nothingKept,
		contact,
		nameOnPicture,
	}),
	Form: (props) => <PersonFormView form={sarketabForm} {...props} />,
	Working: (slot) => <Working of={sarketabCard} {...slot} />,
	Below: (slot) => <Working of={sarketabSums} {...slot} />,
	contact: (_, { t }) => t('contactMessage'),
	leaf: ({ request, facts, fields }, { t }) => ({
		className: 'sarketab-result',
		title: t('title'),
		pictureName: 'sarketab',
		...(facts && {
			figures: [
				{ label: t('taleh'), value: t(`signs.${facts.taleh.sign.id}`) },
				{ label: t('elementsOf'), value: facts.leading.map((element) => t(`elements.${element}`)).join(' · ') },
				{ label: t('sun'), value: t(`signs.${facts.sunSign}`) },
				{ label: t('moon'), value: t(`signs.${facts.moon.sign}`) },
			],
			summary: `${t('taleh')}: ${talehLine(facts, t)}`,
		}),
		answer: t('reading'),
		parts: [{ id: 'reading', text: fields.reading ?? '' }],
		excerpt: paragraphsOf(fields.reading ?? '').slice(-1),
		name: request.name,
	}),
};
