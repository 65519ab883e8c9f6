import type { Language } from '#src/language/languages.ts';

/** What is said of a payload that is no type (specification, 6.6). */
export const messages = {
	en: { answers_incomplete: 'Please answer all questions' },
	fa: { answers_incomplete: 'لطفاً به همهٔ پرسش‌ها پاسخ بده' },
	ar: { answers_incomplete: 'أجيبوا عن الأسئلة كلّها' },
	es: { answers_incomplete: 'Por favor, responde a todas las preguntas' },
} as const satisfies Record<Language, Record<string, string>>;
