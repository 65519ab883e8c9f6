import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { inLanguage, type Language } from '#src/language/languages.ts';
import { reportForSession } from '#src/session/report-for-session.ts';
import { isLeaving, useAuth } from '#src/session/session.tsx';
import { showToast } from '#src/ui/show-toast.ts';
import { failureQuery, findAddressFailure } from './address-failure.ts';
import { applySettings, forgetSettings } from './apply-settings.ts';
import { hasOwnPicture } from './picture/own-picture.ts';
import { forgetDrafts } from './use-form-draft.ts';

/**
 * What concerns an account on every page: a session that still waits for its second factor or a new password leads to
 * the card, so does a link that could not be used; a session that was taken away is told of, and the page stays; who
 * has signed in finds the ground and the language they chose.
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
		// Who comes in lands at home: there in their own language. Another page was asked for as it is.
		const home = inLanguage(preferred, { pathname: to() });
		if (pathname === to() && pathname !== home) navigate(home, { replace: true });
		setPreferred(null);
	}, [preferred, pathname, card, to, navigate]);
	useEffect(() => {
		if (event !== 'SIGNED_OUT') return;
		forgetSettings();
		// Who leaves leaves nothing half-typed behind; who was put out finds it again.
		if (isLeaving()) forgetDrafts();
	}, [event]);
	return null;
}
