import type { User } from '@supabase/supabase-js';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { NoScript } from '#src/ui/no-script.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { isLeaving, useAuth } from './session.tsx';

/** Content for signed-in visitors only. Others are redirected to the sign-in card, and back here afterwards. */
export function RequireSession({ waiting, children }: { waiting: string; children: (user: User) => ReactNode }) {
	const { user, recovering, loading, begin } = useAuth();
	const { to } = useLanguage();
	const { pathname, search } = useLocation();
	const wasIn = useRef(false);
	useEffect(begin, [begin]);
	useEffect(() => {
		wasIn.current ||= user !== null;
	}, [user]);
	if (user && !recovering) {
		return children(user);
	}
	if (loading) {
		return (
			<>
				<NoScript />
				<Spinner label={waiting} className="account-waiting" />
			</>
		);
	}
	// After signing out here the visitor goes Home; the sign-in card is for visitors who opened the page.
	if (wasIn.current && isLeaving()) {
		return <Navigate to={to()} replace />;
	}
	return <Navigate to={`${to('auth')}?next=${encodeURIComponent(pathname + search)}`} replace />;
}
