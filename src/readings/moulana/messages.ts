import type { Language } from '#src/language/languages.ts';

/** What is said of a payload that cannot be read, by the schema's keys. */
export const messages = {
	en: {
		path_unknown: 'Please choose one of the four paths',
		date_invalid: 'The date must be written as year-month-day',
	},
	fa: {
		path_unknown: 'لطفاً یکی از چهار راه را انتخاب کن',
		date_invalid: 'تاریخ باید به شکل سال-ماه-روز نوشته شود',
	},
	ar: {
		path_unknown: 'اختاروا أحد الدروب الأربعة',
		date_invalid: 'اكتبوا التاريخ بصيغة السنة-الشهر-اليوم',
	},
	es: {
		path_unknown: 'Elige uno de los cuatro caminos',
		date_invalid: 'La fecha debe escribirse como año-mes-día',
	},
} as const satisfies Record<Language, Record<string, string>>;
export type MessageKey = keyof (typeof messages)['en'];
