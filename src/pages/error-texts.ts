import type { Language } from '#src/language/languages.ts';

/** What is said where a page cannot be shown. In every language at once: by then nothing more can be fetched. */
type ErrorTexts = {
	line: string;
	again: string;
	home: string;
	/** Without a connection: what happened, and what still works. */
	offline: { title: string; line: string; back: string };
};

export const errorTexts: Readonly<Record<Language, ErrorTexts>> = {
	en: {
		line: 'Something broke on our side. It has been noted. Nothing you did caused it.',
		again: 'Try again',
		home: 'Return home',
		offline: {
			title: 'This page is out of reach',
			back: 'Back to the last page',
			line: 'There is no connection just now. The page you came from is still there, with what you typed; this one comes when the line does.',
		},
	},
	fa: {
		line: 'چیزی از سمت ما شکست. یادداشتش کردیم و گناه تو نبود.',
		again: 'دوباره',
		home: 'بازگشت به خانه',
		offline: {
			title: 'دست به این صفحه نمی‌رسد',
			back: 'برگشت به صفحهٔ پیش',
			line: 'الان اینترنت قطع است. صفحه‌ای که از آن آمدی و آنچه نوشته‌ای هنوز سر جایش است؛ این یکی با برگشتن اتصال می‌آید.',
		},
	},
	ar: {
		line: 'حدث خلل عندنا وقد سجّلناه، ولا ذنب لكم فيه.',
		again: 'محاولة أخرى',
		home: 'العودة إلى البيت',
		offline: {
			title: 'لا سبيل الآن إلى هذه الصفحة',
			back: 'إلى الصفحة السابقة',
			line: 'الاتصال مقطوع. الصفحة التي جئتم منها باقية بما كتبتموه فيها؛ أمّا هذه فتصل مع عودة الاتصال.',
		},
	},
	es: {
		line: 'Algo se ha roto en nuestra casa. Queda anotado. No ha sido culpa tuya.',
		again: 'Probar otra vez',
		home: 'Volver al inicio',
		offline: {
			title: 'Esta página queda fuera de tu alcance',
			back: 'Volver a la página anterior',
			line: 'Ahora mismo no hay conexión. La página de la que vienes sigue ahí, con lo que escribiste; esta llegará cuando vuelva la línea.',
		},
	},
};
