import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { inLanguage, type Language } from '#src/language/languages.ts';
import { reportForSession } from '#src/session/report-for-session.ts';
import { isLeaving, useAuth } from '#src/session/session.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { hasOwnPicture } from './picture/own-picture.ts';
import { applySettings, forgetSettings } from './profile/apply-settings.ts';
import { failureQuery, findAddressFailure } from './sign-in/address-failure.ts';
import { forgetDrafts } from './use-form-draft.ts';

/**
 * Account events on every page: a session that still needs its second factor or a new password goes to the sign-in
 * card, and so does a failed link; a revoked session shows a toast, and the page stays; after signing in the user's
 * theme and language are applied.
 */
export default function AccountNotices() {
	const { secondFactorDue, recovering, ended, user, event, supabase } = useAuth();
	const { t, to, locale } = useLanguage();
	const { pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	const card = to('auth');
	const wanted = secondFactorDue !== null || recovering;

	useEffect(() => {
		if (wanted && pathname !== card) {
			navigate(`${card}?next=${encodeURIComponent(pathname + search)}`, { replace: true });
		}
	}, [wanted, pathname, search, card, navigate]);

	const failure = findAddressFailure({ search, hash });
	const failed = failure && failureQuery(failure);
	useEffect(() => {
		if (!failed) return;
		const next = pathname === card ? '' : `&next=${encodeURIComponent(pathname)}`;
		navigate(`${card}?${failed}${next}`, { replace: true });
	}, [failed, pathname, card, navigate]);

	useEffect(() => {
		if (ended && !user) {
			showToast({ title: t('sessionEnded.title'), text: t('sessionEnded.line'), tone: 'destructive' });
		}
	}, [ended, user, t]);
	const userId = user?.id;
	const [preferred, setPreferred] = useState<Language | null>(null);
	useEffect(() => {
		if (!userId) return;
		supabase()
			.then(async (client) => {
				setPreferred(await applySettings(client, userId));
				if (hasOwnPicture()) return;
				const { readShamsa } = await import('./shamsa/read-shamsa.ts');
				await readShamsa(client, locale).catch((error: unknown) => reportForSession(client, error));
			})
			.catch((error: unknown) => console.error(error));
	}, [userId, supabase, locale]);
	useEffect(() => {
		if (!preferred || pathname === card) return;
		// After signing in, Home is shown in the user's own language. Any other page stays in the language of its address.
		const home = inLanguage(preferred, { pathname: to() });
		if (pathname === to() && pathname !== home) navigate(home, { replace: true });
		setPreferred(null);
	}, [preferred, pathname, card, to, navigate]);
	useEffect(() => {
		if (event !== 'SIGNED_OUT') return;
		forgetSettings();
		// Signing out removes drafts; a revoked session keeps them.
		if (isLeaving()) forgetDrafts();
	}, [event]);
	return null;
}
