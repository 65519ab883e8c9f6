/** The interface languages, the default first. */
export const languages = ['en', 'fa', 'ar', 'es'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

type LanguageFacts = {
	/** The language's name in itself. */
	name: string;
	/** The brand's name in this language. */
	brand: string;
	direction: 'ltr' | 'rtl';
	/** The locale for `Intl`, with the language's own calendar and digits, which its plain tag does not always give. */
	locale: string;
	/** Open Graph's name for it. */
	openGraph: string;
};

/** What each language needs to be set and formatted. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
	en: { name: 'English', brand: 'Hoopoe', direction: 'ltr', locale: 'en', openGraph: 'en_GB' },
	fa: { name: 'فارسی', brand: 'هدهد', direction: 'rtl', locale: 'fa-IR-u-ca-persian-nu-arabext', openGraph: 'fa_IR' },
	ar: {
		name: 'العربية',
		brand: 'الهدهد',
		direction: 'rtl',
		locale: 'ar-SA-u-ca-islamic-umalqura-nu-arab',
		openGraph: 'ar_AR',
	},
	es: { name: 'Español', brand: 'Hoopoe', direction: 'ltr', locale: 'es', openGraph: 'es_ES' },
};

/** Whether a value is one of the interface languages. */
export function isLanguage(value: unknown): value is Language {
	return languages.some((language) => language === value);
}

/** The language a path's first segment names; English when it names none. */
export function languageOfPath(pathname: string): Language {
	const first = pathname.split('/', 2)[1];
	return isLanguage(first) ? first : defaultLanguage;
}

/** The same address in another language: the first path segment replaced, path, query and fragment kept. */
export function inLanguage(language: Language, address: { pathname: string; search?: string; hash?: string }): string {
	const rest = address.pathname.split('/').slice(2).join('/');
	return `/${language}${rest ? `/${rest}` : ''}${address.search ?? ''}${address.hash ?? ''}`;
}
