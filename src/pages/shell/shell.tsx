import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AccountNotices } from '#src/account/account-notices.tsx';
import { useLanguage } from '#src/language/language-provider.tsx';
import { KhatamLattice } from '#src/ui/ornament/khatam-lattice.tsx';
import { Toaster } from '#src/ui/toasts.tsx';
import { NavigationProgress, OfflineNotice } from './notices.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import './shell.css';

/** What stands around every page: the way past it, the head, the page, the foot, and what floats above. */
export function Shell({ children }: { children: ReactNode }) {
	const { t } = useLanguage();
	useFocusOnHeading();
	return (
		<>
			<a href="#main" className="skip-link">
				{t('nav.skip')}
			</a>
			<div className="page-ground" aria-hidden>
				<KhatamLattice />
			</div>
			<NavigationProgress />
			<SiteHeader />
			<main id="main">{children}</main>
			<SiteFooter />
			<OfflineNotice />
			<AccountNotices />
			<Toaster closeLabel={t('close')} />
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
