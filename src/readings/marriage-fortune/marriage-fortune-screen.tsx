import { Working } from '#src/readings/flow/working/working-view.tsx';
import { PersonFormView } from '#src/readings/person/form/person-form-view.tsx';
import type { ReadingPage } from '#src/readings/reading-page.ts';
import type { Marriage, MarriageEntry, MarriageLoaded } from './contract.ts';
import { emptyMarriage, marriageForm } from './marriage-form.ts';
import { marriageLeaf } from './marriage-leaf.ts';
import { marriageSums } from './marriage-sums.ts';
import { MarriageScore } from './score/marriage-score.tsx';
import { TwoShamsas } from './score/two-shamsas.tsx';
import './marriage-fortune.css';

/** The marriage fortune: a form for one or two people and a method, the sums, and the texts. */
export const marriagePage: ReadingPage<Marriage, MarriageLoaded, MarriageEntry> = {
	name: 'marriage-fortune',
	page: 'marriage-fortune',
	empty: emptyMarriage,
	unreadable: 'fields_missing',
	says: ({ calculating, writing, newReading, change, contact, pictureName }) => ({
		busy: calculating,
		writing,
		anew: newReading,
		change,
		contact,
		nameOnPicture: pictureName,
	}),
	Form: (props) => <PersonFormView form={marriageForm} {...props} />,
	Working: MarriageScore,
	Below: (slot) => <Working of={marriageSums} {...slot} />,
	contact: ({ facts }, { t }) =>
		facts ? t('contactText', { type: t(`fortuneTypes.${facts.working.type}`), score: facts.score }) : '',
	drawing: ({ facts }) => facts && <TwoShamsas score={facts.score} couple={facts.couple} />,
	leaf: marriageLeaf,
};
