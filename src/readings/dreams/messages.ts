import type { Language } from '#src/language/languages.ts';

/** What is said of a payload that cannot be read, by the schema's keys (specification, 6.1). */
export const messages = {
	en: {
		dream_too_short: 'Dream description must be at least 10 characters',
		dream_too_long: 'Dream description must be less than 2000 characters',
		dream_invalid: 'Please describe your dream properly',
	},
	fa: {
		dream_too_short: 'شرح خواب باید دست‌کم ۱۰ نویسه باشد',
		dream_too_long: 'شرح خواب باید کمتر از ۲۰۰۰ نویسه باشد',
		dream_invalid: 'لطفاً خوابت را درست شرح بده',
	},
	ar: {
		dream_too_short: 'يجب ألّا يقلّ وصف الحلم عن ١٠ أحرف',
		dream_too_long: 'يجب أن يقلّ وصف الحلم عن ٢٠٠٠ حرف',
		dream_invalid: 'صفوا حلمكم وصفًا صحيحًا',
	},
	es: {
		dream_too_short: 'La descripción del sueño debe tener al menos 10 caracteres',
		dream_too_long: 'La descripción del sueño debe tener menos de 2000 caracteres',
		dream_invalid: 'Describe bien tu sueño',
	},
} as const satisfies Record<Language, Record<string, string>>;
export type MessageKey = keyof (typeof messages)['en'];
