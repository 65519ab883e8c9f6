import { expect, test } from 'vitest';
import type { LuckyNumber } from './contract.ts';
import { fieldsOfRow, rowOf } from './kept-row.ts';

const request: LuckyNumber['Request'] = {
	fullName: 'Sara',
	motherName: 'Mina',
	birthDate: '1989-03-14',
	gender: 'female',
	calendarType: 'gregorian',
	language: 'es',
};
const fields = {
	luckyNumber: 8,
	wealthNumber: 3,
	protectionNumber: 11,
	loveNumber: 2,
	luckyDay: 'martes',
	analysis: 'Texto',
};

test('a row holds request and answer under the names of its columns, and is read back', () => {
	const row = rowOf(request, fields);
	expect(row).toMatchObject({
		full_name: 'Sara',
		birth_date: '1989-03-14',
		protection_number: 11,
		lucky_day: 'martes',
	});
	expect(fieldsOfRow(row, 'es')).toEqual({ request, facts: null, fields });
});
