import type { Language } from '#src/language/languages.ts';

/** What is said of a message that cannot be read, by the schema's keys (specification, 6.3). */
export const messages = {
	en: {
		message_empty: 'Message cannot be empty',
		message_too_long: 'Message must be less than 1000 characters',
		message_invalid: 'Invalid message',
	},
	fa: {
		message_empty: 'پیام نمی‌تواند خالی باشد',
		message_too_long: 'پیام باید کمتر از ۱۰۰۰ نویسه باشد',
		message_invalid: 'پیام نامعتبر است',
	},
	ar: {
		message_empty: 'لا يمكن أن تكون الرسالة فارغة',
		message_too_long: 'يجب أن تقلّ الرسالة عن ١٠٠٠ حرف',
		message_invalid: 'رسالة غير صالحة',
	},
	es: {
		message_empty: 'El mensaje no puede estar vacío',
		message_too_long: 'El mensaje debe tener menos de 1000 caracteres',
		message_invalid: 'Mensaje no válido',
	},
} as const satisfies Record<Language, Record<string, string>>;
export type MessageKey = keyof (typeof messages)['en'];
