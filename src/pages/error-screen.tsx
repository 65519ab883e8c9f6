import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { languageOfPath } from '#src/language/languages.ts';
import type { Chrome } from '#src/language/texts/en.ts';

const english: Chrome['error'] & { home: string } = {
	line: 'Something broke on our side. It has been noted. Nothing you did caused it.',
	again: 'Try again',
	home: 'Return home',
};

/** What is shown when a page failed. `texts` are given where the page's language could still be loaded. */
export function ErrorScreen({ texts = english }: { texts?: typeof english }) {
	const error = useRouteError();
	const { pathname } = useLocation();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	return (
		<div className="leaf-page">
			<title>Unexpected Application Error!</title>
			<p className="leaf-number" aria-hidden>
				{status}
			</p>
			<h1 tabIndex={-1} lang="en" dir="ltr" className="text-title">
				Unexpected Application Error!
			</h1>
			<p className="leaf-line">{texts.line}</p>
			<p className="leaf-actions">
				<a className="button button-outline" href={pathname}>
					{texts.again}
				</a>
				<a className="button button-quiet" href={`/${languageOfPath(pathname)}`}>
					{texts.home}
				</a>
			</p>
		</div>
	);
}
