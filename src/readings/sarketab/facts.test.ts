import { describe, expect, it } from 'vitest';
import { sarketabFacts } from './facts.server.ts';
import type { SarketabRequest } from './request.ts';

const facts = (change: Partial<SarketabRequest>) =>
	sarketabFacts({
		name: 'علی',
		motherName: 'مرضیه',
		birthDate: '1369/02/25',
		religion: 'islam',
		calendarType: 'solar',
		language: 'fa',
		...change,
	});

describe('the facts of a sarketab', () => {
	it.each([
		['علی', 'مرضیه', 1165, 1, 'aries', 'mars', 'fire'],
		['محمد', 'سعاد', 227, 11, 'aquarius', 'saturn', 'air'],
		['هوشنگ', 'ژاله', 424, 4, 'cancer', 'moon', 'water'],
		['رضا', 'فاطمه', 1136, 8, 'scorpio', 'mars', 'water'],
		['سارا', 'مریم', 552, 0, 'pisces', 'jupiter', 'water'],
	])(
		'lead %s and %s by %i to what remains of twelves: %i, %s',
		(name, motherName, sum, remainder, id, ruler, element) => {
			expect(facts({ name, motherName }).taleh).toMatchObject({ sum, remainder, sign: { id, ruler, element } });
		},
	);

	it('know the letters of a name with number and element', () => {
		expect(facts({ name: 'فاطمه' })).toMatchObject({
			name: {
				value: 135,
				letters: [
					{ letter: 'ف', value: 80, element: 'fire' },
					{ letter: 'ا', value: 1, element: 'fire' },
					{ letter: 'ط', value: 9, element: 'fire' },
					{ letter: 'م', value: 40, element: 'fire' },
					{ letter: 'ه', value: 5, element: 'fire' },
				],
			},
			elements: { fire: 5, earth: 0, air: 0, water: 0 },
			strongest: 'fire',
			missing: ['earth', 'air', 'water'],
		});
	});

	it('deal the Latin alphabet out among the elements', () => {
		expect(facts({ name: 'Abcd', motherName: 'Zoë' })).toMatchObject({
			name: { value: 10, script: 'latin' },
			elements: { fire: 1, earth: 1, air: 1, water: 1 },
			missing: [],
			taleh: { name: 10, mother: 19, remainder: 5, sign: { id: 'leo' } },
		});
	});

	it('know the day in three calendars and the sky over it', () => {
		expect(facts({})).toMatchObject({
			birth: {
				iso: '1990-05-15',
				lunar: { year: 1410, month: 10, day: 20 },
				weekday: 2,
				season: 'spring',
			},
			weekdayRuler: 'mars',
			sunSign: 'taurus',
			moon: { sign: 'capricorn', phase: 'waning_gibbous' },
		});
		expect(facts({ birthDate: '2000-01-01', calendarType: 'gregorian' })).toMatchObject({
			sunSign: 'capricorn',
			moon: { sign: 'scorpio', lit: 0.23 },
		});
	});

	it('do not change with the religion', () => {
		expect(facts({ religion: 'zoroastrianism' })).toEqual(facts({ religion: 'islam' }));
	});
});
