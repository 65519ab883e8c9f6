import { Navigate, useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { Mark } from '#src/ui/ornament/mark.tsx';
import { OgeeFrame } from '#src/ui/ornament/ogee-frame.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { AuthForm } from './auth-form.tsx';
import { returnPath } from './return-path.ts';
import { useAuth } from './session.tsx';
import type { AccountTexts } from './texts/en.ts';
import { useAuthForm } from './use-auth-form.ts';
import './account.css';

/** The card by which visitors come in: login or sign-up. Who is signed in already is led on. */
export function AuthScreen({ texts, google }: { texts: AccountTexts['auth']; google: boolean }) {
	const t = useTexts(texts);
	const { to } = useLanguage();
	const { user } = useAuth();
	const [search] = useSearchParams();
	const form = useAuthForm(t);
	if (user) {
		return <Navigate to={returnPath(search.get('next'), to())} replace />;
	}
	return (
		<div className="auth-page">
			<PageHead title={t(form.signingUp ? 'signup' : 'login')} description={t('description')} unlisted />
			<OgeeFrame className="auth-card">
				<Mark size={72} className="auth-mark" />
				<h1 tabIndex={-1}>{t(form.signingUp ? 'signupTitle' : 'loginTitle')}</h1>
				<p className="auth-subtitle">{t(form.signingUp ? 'signupSubtitle' : 'loginSubtitle')}</p>
				<AuthForm t={t} form={form} google={google} />
			</OgeeFrame>
		</div>
	);
}
