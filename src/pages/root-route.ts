import { type LoaderFunctionArgs, redirect } from 'react-router';
import { defaultLanguage } from '#src/language/languages.ts';

/** The address without a language leads to Home in the default one; a query, which may hold an error, goes along. */
export function loader({ request }: LoaderFunctionArgs): Response {
	return redirect(`/${defaultLanguage}${new URL(request.url).search}`);
}
