import type { User } from '@supabase/supabase-js';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useAuth } from './session.tsx';

/** What only a signed-in visitor sees. Others are led to the sign-in card, and back here afterwards. */
export function RequireSession({ waiting, children }: { waiting: string; children: (user: User) => ReactNode }) {
	const { user, loading, begin } = useAuth();
	const { to } = useLanguage();
	const { pathname, search } = useLocation();
	useEffect(begin, [begin]);
	if (user) {
		return children(user);
	}
	if (loading) {
		return <Spinner label={waiting} className="account-waiting" />;
	}
	return <Navigate to={`${to('auth')}?next=${encodeURIComponent(pathname + search)}`} replace />;
}
