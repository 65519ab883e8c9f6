import { languageFacts, languageOfPath } from '#src/language/languages.ts';
import { errorTexts } from '../error-texts.ts';

/**
 * What is shown where not even the pages could be asked: the sentences of the error screen in the language of the path, as
 * HTML without styles or scripts (specification, 7).
 */
export function plainErrorPage(pathname: string): string {
	const language = languageOfPath(pathname);
	const { line, again, home } = errorTexts[language];
	return [
		'<!DOCTYPE html>',
		`<html lang="${language}" dir="${languageFacts[language].direction}">`,
		'<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
		'<title>Unexpected Application Error!</title></head>',
		'<body><h1 lang="en" dir="ltr">Unexpected Application Error!</h1>',
		`<p>${line}</p>`,
		// An empty address is that of the page itself.
		`<p><a href="">${again}</a> <a href="/${language}">${home}</a></p>`,
		'</body></html>',
		'',
	].join('\n');
}
