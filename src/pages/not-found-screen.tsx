import { Link, useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';

/** The page for an unknown address: the missing path, a link Home, and a link back. */
export function NotFoundScreen() {
	const { t, to } = useLanguage();
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const goBack = () => (history.length > 1 ? navigate(-1) : navigate(to()));
	return (
		<div className="leaf-page">
			<PageHead title={t('notFound.title')} unlisted />
			<Shamsa size={120} />
			<p className="leaf-number">{(404).toLocaleString(useLanguage().locale)}</p>
			<h1 tabIndex={-1}>{t('notFound.title')}</h1>
			<p className="leaf-line">{t('notFound.line')}</p>
			<p className="leaf-path">
				<code dir="ltr">{decoded(pathname)}</code>
			</p>
			<p className="leaf-actions">
				<Link viewTransition className="button button-gold" to={to()}>
					{t('notFound.home')}
				</Link>
				<button type="button" className="button button-quiet" onClick={goBack}>
					{t('notFound.back')}
				</button>
			</p>
		</div>
	);
}

/** A path as people read it; as it stands where it was not encoded well. */
function decoded(pathname: string): string {
	try {
		return decodeURI(pathname);
	} catch {
		return pathname;
	}
}
