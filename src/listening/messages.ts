import type { Language } from '#src/language/languages.ts';

/** What stands beside a reading for somebody who may be near a crisis, above the help lines. */
export const careMessages = {
	en: 'If what you wrote is heavier than a reading can carry, you need not carry it alone tonight. These people listen, whatever it is about:',
	fa: 'اگر آنچه نوشتی سنگین‌تر از آن است که یک خوانش بتواند برداردش، لازم نیست امشب تنها نگهش داری. این آدم‌ها گوش می‌دهند، دربارهٔ هر چه باشد:',
	ar: 'إن كان ما كتبتموه أثقل من أن تحمله قراءة، فلا حاجة إلى أن تحملوه وحدكم هذه الليلة. هؤلاء يُصغون، أيًّا كان الأمر:',
	es: 'Si lo que has escrito pesa más de lo que una lectura puede llevar, no hace falta que lo lleves a solas esta noche. Estas personas escuchan, sea lo que sea:',
} as const satisfies Record<Language, string>;
