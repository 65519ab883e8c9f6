import { type Language, languageFacts } from '#src/language/languages.ts';
import type { Crisis } from './find-crisis.ts';

const elsewhere: Readonly<Record<Language, string>> = {
	en: 'Other countries',
	fa: 'کشورهای دیگر',
	ar: 'بلدان أخرى',
	es: 'Otros países',
};

/**
 * What is said to somebody who cries for help, with the help lines below it in plain text: for clients that show nothing
 * but the text. Our page draws the lines from `facts`.
 */
export function plainCrisis({ message, lines }: Crisis, language: Language): string {
	const countries = new Intl.DisplayNames([languageFacts[language].locale], { type: 'region' });
	const told = lines.map(({ country, name, number }) => {
		const place = /^[A-Z]{2}$/.test(country) ? countries.of(country) : elsewhere[language];
		return name === number.replace(/^https?:\/\//, '') ? `${place}: ${number}` : `${place}: ${name}, ${number}`;
	});
	return `${message}\n\n${told.join('\n')}`;
}
