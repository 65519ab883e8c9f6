import type { Language } from '#src/language/languages.ts';
import type { Given } from '#src/readings/reading-page.ts';
import type { LuckyNumber } from './contract.ts';

type Row = LuckyNumber['Row'];

/** The row of an answer. */
export function rowOf(
	{ fullName, motherName, birthDate, gender, calendarType }: LuckyNumber['Request'],
	fields: LuckyNumber['Fields'],
): Row {
	return {
		full_name: fullName,
		mother_name: motherName,
		birth_date: birthDate,
		gender,
		calendar_type: calendarType,
		lucky_number: fields.luckyNumber,
		wealth_number: fields.wealthNumber,
		protection_number: fields.protectionNumber,
		love_number: fields.loveNumber,
		lucky_day: fields.luckyDay,
		analysis: fields.analysis,
	};
}

/** What a row was asked with, and answered. */
export function fieldsOfRow(row: Row, language: Language): Given<LuckyNumber> {
	return {
		request: {
			fullName: row.full_name,
			motherName: row.mother_name,
			birthDate: row.birth_date,
			gender: row.gender,
			calendarType: row.calendar_type,
			language,
		},
		facts: null,
		fields: {
			luckyNumber: row.lucky_number,
			wealthNumber: row.wealth_number,
			protectionNumber: row.protection_number,
			loveNumber: row.love_number,
			luckyDay: row.lucky_day,
			analysis: row.analysis,
		},
	};
}
