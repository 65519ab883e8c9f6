import { redirect } from 'react-router';
import { defaultLanguage } from '#src/language/languages.ts';

/** The address without a language leads to Home in the default one. */
export function loader(): Response {
	return redirect(`/${defaultLanguage}`);
}
