import { percentFormat } from '#src/language/percent.ts';
import { PersonFormView } from '#src/readings/person/person-form-view.tsx';
import type { ReadingPage } from '#src/readings/reading-page.ts';
import { Working } from '#src/readings/working-view.tsx';
import type { Marriage, MarriageEntry, MarriageLoaded, MarriageText } from './contract.ts';
import { emptyMarriage, marriageForm } from './marriage-form.ts';
import { MarriageScore } from './marriage-score.tsx';
import { marriageSums } from './marriage-sums.ts';
import { TwoShamsas } from './two-shamsas.tsx';
import './marriage-fortune.css';

const texts: readonly MarriageText[] = [
	'loveEnergy',
	'compatibility',
	'opportunities',
	'challenges',
	'inspiringMessage',
];

/** The marriage fortune: who is asked about, a method, its sums, and what they say. */
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
	leaf: ({ request: { person1, person2 }, facts, fields }, { t, language }) => {
		const together = person2 ? t('and', { one: person1.name, other: person2.name }) : person1.name;
		const figure = facts && {
			label: t(facts.couple ? 'score' : 'readiness'),
			value: percentFormat(language)(facts.score / 100),
		};
		const type = facts ? t(`fortuneTypes.${facts.working.type}`) : '';
		return {
			className: 'marriage-result',
			title: t('title'),
			pictureName: 'marriage-fortune',
			heading: together,
			...(figure && { figures: [figure], summary: `${together}\n${type}\n${figure.label}: ${figure.value}` }),
			answer: t('title'),
			parts: texts.flatMap((id) => {
				const text = fields[id];
				const alone = id === 'compatibility' && facts && !facts.couple;
				return text ? [{ id, title: t(alone ? 'readinessTitle' : id), text }] : [];
			}),
			excerpt: [type, fields.inspiringMessage ?? ''],
			name: together,
		};
	},
};
