import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { fetchWhenOnline } from '#src/ui/fetch-when-online.ts';
import { KhatamLattice } from '#src/ui/ornament/khatam-lattice.tsx';
import { Toaster } from '#src/ui/toasts/toasts.tsx';
import { NavigationProgress, OfflineNotice } from './notices.tsx';
import { OfFrame, OwnPart } from './page-part.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { usePageWay } from './use-page-way.ts';
import './shell.css';

// Nothing is known of an account before the session is: no page needs this to be seen.
const AccountNotices = lazy(() => fetchWhenOnline(() => import('#src/account/account-notices.tsx')));

/** The frame of every page: the skip link, the header, the page, the footer, and what floats above. */
export function Shell({ children }: { children: ReactNode }) {
	const { t } = useLanguage();
	const { loading } = useAuth();
	useFocusOnHeading();
	usePageWay();
	return (
		<>
			<OfFrame>
				<a href="#main" className="skip-link">
					{t('nav.skip')}
				</a>
				<div className="page-ground" aria-hidden>
					<KhatamLattice />
				</div>
				<NavigationProgress />
				<SiteHeader />
			</OfFrame>
			<main id="main">
				<OwnPart>{children}</OwnPart>
			</main>
			<OfFrame>
				<SiteFooter />
				<OfflineNotice />
				{!loading && (
					<Suspense fallback={null}>
						<AccountNotices />
					</Suspense>
				)}
				<Toaster label={t('messages')} closeLabel={t('close')} />
			</OfFrame>
		</>
	);
}

/** After going to another page, screen readers and the keyboard continue at its heading. */
function useFocusOnHeading() {
	const { pathname } = useLocation();
	const last = useRef(pathname);
	useEffect(() => {
		if (last.current !== pathname) {
			last.current = pathname;
			document.querySelector('h1')?.focus({ preventScroll: true });
		}
	}, [pathname]);
}
