import { Working } from '#src/readings/flow/working/working-view.tsx';
import { PersonFormView } from '#src/readings/person/form/person-form-view.tsx';
import type { ReadingPage } from '#src/readings/reading-page.ts';
import { NumberStar } from '#src/ui/ornament/number-star.tsx';
import type { LuckyEntry, LuckyNumber, LuckyNumberLoaded } from './contract.ts';
import { fieldsOfRow, rowOf } from './kept-row.ts';
import { emptyLuckyNumber, luckyNumberForm } from './lucky-number-form.ts';
import { luckyNumberLeaf } from './lucky-number-leaf.ts';
import { luckyNumberSums } from './lucky-number-sums.ts';
import './lucky-number.css';

/** The highest number that the method yields, a master number. */
const HIGHEST = 33;

/** The lucky number: a form, four numbers and a day with their sums, and what they say. */
export const luckyNumberPage: ReadingPage<LuckyNumber, LuckyNumberLoaded, LuckyEntry> = {
	name: 'lucky-number',
	page: 'lucky-number',
	keep: { table: 'lucky_number_readings', row: rowOf },
	read: fieldsOfRow,
	empty: emptyLuckyNumber,
	unreadable: 'fields_missing',
	says: ({ calculating, writing, newReading, calculated, notForGames, contact, nameOnPicture }) => ({
		busy: calculating,
		writing,
		anew: newReading,
		// A failed save is only logged (specification, 7); the line below the result offers to save again.
		done: calculated,
		note: notForGames,
		contact,
		nameOnPicture,
	}),
	Form: (props) => <PersonFormView form={luckyNumberForm} {...props} />,
	Working: (slot) => <Working of={luckyNumberSums} {...slot} />,
	contact: ({ fields }, { t }) =>
		t('contactMessage', {
			lucky: fields.luckyNumber ?? 0,
			wealth: fields.wealthNumber ?? 0,
			protection: fields.protectionNumber ?? 0,
			love: fields.loveNumber ?? 0,
			day: fields.luckyDay ?? '',
		}),
	drawing: ({ facts, fields }) => {
		const number = facts?.luckyNumber.value ?? fields.luckyNumber ?? 0;
		return Number.isInteger(number) && number >= 1 && number <= HIGHEST ? <NumberStar number={number} /> : null;
	},
	leaf: luckyNumberLeaf,
};
