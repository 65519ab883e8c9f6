import type { Language } from '#src/language/languages.ts';

/** What is said of a payload that cannot be read, by the schema's keys (specification, 6.2). */
export const messages = {
	en: {
		question_too_short: 'Question must be at least 5 characters',
		question_too_long: 'Question must be less than 500 characters',
		question_invalid: 'Please enter a valid question',
		poem_length: 'The couplet must be 10 to 1000 characters',
	},
	fa: {
		question_too_short: 'پرسش باید دست‌کم ۵ نویسه باشد',
		question_too_long: 'پرسش باید کمتر از ۵۰۰ نویسه باشد',
		question_invalid: 'لطفاً پرسش درستی بنویس',
		poem_length: 'بیت باید میان ۱۰ تا ۱۰۰۰ نویسه باشد',
	},
	ar: {
		question_too_short: 'يجب ألّا يقلّ السؤال عن ٥ أحرف',
		question_too_long: 'يجب أن يقلّ السؤال عن ٥٠٠ حرف',
		question_invalid: 'اكتبوا سؤالًا صحيحًا',
		poem_length: 'يجب أن يكون البيت بين ١٠ أحرف و١٠٠٠ حرف',
	},
	es: {
		question_too_short: 'La pregunta debe tener al menos 5 caracteres',
		question_too_long: 'La pregunta debe tener menos de 500 caracteres',
		question_invalid: 'Escribe una pregunta válida',
		poem_length: 'El pareado debe tener entre 10 y 1000 caracteres',
	},
} as const satisfies Record<Language, Record<string, string>>;
export type MessageKey = keyof (typeof messages)['en'];
