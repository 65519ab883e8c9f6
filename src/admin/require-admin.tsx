import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useIsAdmin } from '#src/account/use-is-admin.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { RequireSession } from '#src/session/require-session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { OgeeFrame } from '#src/ui/ornament/ogee-frame.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { AdminTexts } from './texts/en.ts';
import './admin.css';

type RequireAdminProps = { texts: AdminTexts; children: ReactNode };

/** What only administrators see; others are told that it is not for them. */
export function RequireAdmin(props: RequireAdminProps) {
	return (
		<RequireSession waiting={props.texts.checking}>
			{(user) => <Gate key={user.id} userId={user.id} {...props} />}
		</RequireSession>
	);
}

function Gate({ userId, texts, children }: RequireAdminProps & { userId: string }) {
	const isAdmin = useIsAdmin(userId);
	if (isAdmin === null) return <Spinner label={texts.checking} className="account-waiting" />;
	return isAdmin ? children : <Denied texts={texts} />;
}

function Denied({ texts }: { texts: AdminTexts }) {
	const t = useTexts(texts);
	const { to } = useLanguage();
	const navigate = useNavigate();
	const goBack = () => (history.length > 1 ? navigate(-1) : navigate(to()));
	return (
		<OgeeFrame className="admin-denied">
			<h2>{t('denied.title')}</h2>
			<p>{t('denied.line')}</p>
			<Button onClick={goBack}>{t('denied.back')}</Button>
		</OgeeFrame>
	);
}
