import { LogIn, LogOut, UserRound } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { rememberPicture, useOwnPicture } from '#src/account/picture/own-picture.ts';
import { useLanguage } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';

/** Profile and Logout for signed-in visitors, Login for guests. Logout goes Home. */
export function AccountLinks({ className = '' }: { className?: string }) {
	const { t, to } = useLanguage();
	const { probablySignedIn, signOut } = useAuth();
	const picture = useOwnPicture();
	const navigate = useNavigate();
	const { pathname } = useLocation();

	async function leave() {
		// Navigate first: a page that needs a session would redirect to the sign-in card.
		await navigate(to(), { viewTransition: true });
		await signOut();
		showToast({ title: t('toast.signedOut') });
	}

	if (!probablySignedIn) {
		const here = pathname === to('auth') || pathname === to() ? '' : `?next=${encodeURIComponent(pathname)}`;
		return (
			<div className={`account-links guest-links ${className}`}>
				<Link viewTransition prefetch="intent" to={to('auth') + here} className="button button-outline button-small">
					<LogIn aria-hidden size={17} className="flip-in-rtl" />
					{t('nav.login')}
				</Link>
			</div>
		);
	}
	return (
		<div className={`account-links ${className}`}>
			<Link viewTransition prefetch="intent" to={to('profile')} className="nav-link">
				{picture ? (
					<img
						className="nav-picture"
						src={picture}
						alt=""
						width={18}
						height={18}
						onError={() => rememberPicture(null)}
					/>
				) : (
					<UserRound aria-hidden size={18} />
				)}
				{t('nav.profile')}
			</Link>
			<button type="button" className="nav-link" onClick={leave}>
				<LogOut aria-hidden size={17} className="flip-in-rtl" />
				{t('nav.logout')}
			</button>
		</div>
	);
}
