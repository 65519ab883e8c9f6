import { expect, it } from 'vitest';
import { mailLanguage } from './mail-language.ts';

it.each([
	[{}, 'en'],
	[{ chosen: 'fa', redirectTo: 'http://localhost:3000/es', acceptLanguage: 'ar' }, 'fa'],
	[{ chosen: 'de', redirectTo: 'http://localhost:3000/es/auth?x=1', acceptLanguage: 'ar' }, 'es'],
	[{ chosen: { a: 1 }, redirectTo: 'http://localhost:3000/profile', acceptLanguage: 'ar' }, 'ar'],
	[{ redirectTo: 'hoopoe://fa', acceptLanguage: 'de' }, 'en'],
	[{ redirectTo: 'no address', acceptLanguage: 'fa-IR' }, 'fa'],
	[{ acceptLanguage: 'de, es;q=0.5, fa;q=0.7, en;q=0.1' }, 'fa'],
	[{ acceptLanguage: 'de-DE,de;q=0.9' }, 'en'],
	[{ acceptLanguage: 'es;q=0, ar;q=0.2' }, 'ar'],
	[{ acceptLanguage: ';;;q=,,,' }, 'en'],
])('%j is written in %s', (known, language) => {
	expect(mailLanguage(known)).toBe(language);
});
