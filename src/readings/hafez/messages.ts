import type { Language } from '#src/language/languages.ts';

/** What is said of a payload that cannot be read, by the schema's keys (specification, 6.2). */
export const messages = {
	en: {
		question_too_short: 'Question must be at least 5 characters',
		question_too_long: 'Question must be less than 500 characters',
		question_invalid: 'Please enter a valid question',
		poem_unknown: 'This poem is not one of the twelve of the oracle',
	},
	fa: {
		question_too_short: 'پرسش باید دست‌کم ۵ نویسه باشد',
		question_too_long: 'پرسش باید کمتر از ۵۰۰ نویسه باشد',
		question_invalid: 'لطفاً پرسش درستی بنویس',
		poem_unknown: 'این شعر از دوازده شعر این فال نیست',
	},
	ar: {
		question_too_short: 'يجب ألّا يقلّ السؤال عن ٥ أحرف',
		question_too_long: 'يجب أن يقلّ السؤال عن ٥٠٠ حرف',
		question_invalid: 'يُرجى كتابة سؤال صحيح',
		poem_unknown: 'ليست هذه القصيدة من قصائد الفأل الاثنتي عشرة',
	},
	es: {
		question_too_short: 'La pregunta debe tener al menos 5 caracteres',
		question_too_long: 'La pregunta debe tener menos de 500 caracteres',
		question_invalid: 'Escribe una pregunta válida',
		poem_unknown: 'Este poema no es uno de los doce del oráculo',
	},
} as const satisfies Record<Language, Record<string, string>>;
export type MessageKey = keyof (typeof messages)['en'];
