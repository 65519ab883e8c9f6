import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { formatNumber } from '#src/language/format-date.ts';
import { languageFacts, languageOfPath } from '#src/language/languages.ts';
import { errorTexts } from './error-texts.ts';

/** Whether a page failed because there is no connection: a failed fetch is no answer of the server. */
const isOffline = (error: unknown) =>
	!isRouteErrorResponse(error) && typeof navigator !== 'undefined' && navigator.onLine === false;

/** What is shown when a page failed, in the language of its path. */
export function ErrorScreen() {
	const error = useRouteError();
	const { pathname } = useLocation();
	const language = languageOfPath(pathname);
	const { line, again, home, offline } = errorTexts[language];
	const away = isOffline(error);
	const status = isRouteErrorResponse(error) ? error.status : 500;
	return (
		<div className="leaf-page" lang={language} dir={languageFacts[language].direction}>
			<title>{away ? offline.title : 'Unexpected Application Error!'}</title>
			{away ? (
				<h1 tabIndex={-1}>{offline.title}</h1>
			) : (
				<>
					<p className="leaf-number" aria-hidden>
						{formatNumber(status, language)}
					</p>
					<h1 tabIndex={-1} lang="en" dir="ltr">
						Unexpected Application Error!
					</h1>
				</>
			)}
			<p className="leaf-line">{away ? offline.line : line}</p>
			<p className="leaf-actions">
				<a className="button button-outline" href={pathname}>
					{again}
				</a>
				{away ? (
					<button type="button" className="button button-quiet" onClick={() => history.back()}>
						{offline.back}
					</button>
				) : (
					<a className="button button-quiet" href={`/${language}`}>
						{home}
					</a>
				)}
			</p>
		</div>
	);
}
