import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { forgetAsked } from './last-asked.ts';
import { needsSecondFactor } from './needs-second-factor.ts';
import { hasStoredSession, loadSupabase } from './supabase-client.ts';

type AuthState = {
	session: Session | null;
	/** True until the first session result arrives. */
	loading: boolean;
	/** The last event the auth service's client told of. */
	event: AuthChangeEvent | null;
	/** The link of a recovery e-mail was followed, and no new password chosen yet. */
	recovering: boolean;
	/** The session ended without anybody here signing out: it was revoked, or too old. */
	ended: boolean;
};

type Auth = AuthState & {
	/** Who is signed in. A session that waits for its second factor counts as none. */
	user: User | null;
	/** The user who has still to verify a second factor. */
	secondFactorDue: User | null;
	/** The visitor is signed in, or this browser keeps a session that has not been looked at yet. */
	probablySignedIn: boolean;
	/** The client of our services, fetched at the first call. */
	supabase: () => Promise<AppClient>;
	/** Looks for a session now rather than at the first touch: for pages that cannot be shown without the answer. */
	begin: () => void;
	/** Ends the session here; a session the server no longer knows counts as ended. */
	signOut: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

const nobody: AuthState = { session: null, loading: true, event: null, recovering: false, ended: false };

/** Signing out in one tab does so in all: for a moment, the others know that the session was not revoked. */
const LEAVING = 'hoopoe.leaving';
const LEAVING_MS = 15_000;

/** Tells all tabs that the session ends because its person wants it so. */
export function markLeaving(): void {
	try {
		localStorage.setItem(LEAVING, String(Date.now()));
	} catch {
		// Storage may be forbidden; then no other tab has the session either.
	}
}

/** Whether somebody signed out in this browser a moment ago, in whichever tab. */
export function isLeaving(): boolean {
	try {
		return Date.now() - Number(localStorage.getItem(LEAVING)) < LEAVING_MS;
	} catch {
		return false;
	}
}

const touches = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** Keeps who is signed in. Sessions live in the browser alone, so a page from the server is always anonymous. */
export function AuthProvider({ publishableKey, children }: { publishableKey: string; children: ReactNode }) {
	const [state, setState] = useState<AuthState>(nobody);
	const [stored, setStored] = useState(false);
	const begun = useRef(false);
	const supabase = useCallback(() => loadSupabase(publishableKey), [publishableKey]);

	const begin = useCallback(() => {
		if (begun.current) {
			return;
		}
		begun.current = true;
		supabase()
			.then((client) => {
				client.auth.onAuthStateChange((event, session) => {
					if (event === 'SIGNED_OUT') {
						forgetAsked();
						// The service worker keeps the last readings for when there is no connection.
						navigator.serviceWorker?.controller?.postMessage({ forgetOwn: true });
					}
					setState((last) => ({
						session,
						event,
						loading: false,
						recovering:
							event === 'PASSWORD_RECOVERY' || (last.recovering && event !== 'USER_UPDATED' && session !== null),
						ended: session === null && (last.ended || (event === 'SIGNED_OUT' && !isLeaving())),
					}));
				});
			})
			.catch((error: unknown) => {
				console.error(error);
				begun.current = false;
				setState((last) => ({ ...last, loading: false }));
			});
	}, [supabase]);

	useEffect(() => {
		const kept = hasStoredSession();
		setStored(kept);
		// Somebody may have signed out in another tab since the page was painted.
		if (!kept) document.documentElement.removeAttribute('data-session');
		const returning = /[?&#](code|access_token|error|error_code|error_description|message)=/.test(location.href);
		if (kept || returning) {
			begin();
			return;
		}
		const start = () => begin();
		for (const touch of touches) {
			addEventListener(touch, start, { once: true, passive: true });
		}
		return () => {
			for (const touch of touches) {
				removeEventListener(touch, start);
			}
		};
	}, [begin]);

	const due = needsSecondFactor(state.session);
	const user = due ? null : (state.session?.user ?? null);
	const secondFactorDue = due ? (state.session?.user ?? null) : null;
	const probablySignedIn = state.loading ? stored : user !== null;

	useEffect(() => {
		if (!state.loading) {
			document.documentElement.toggleAttribute('data-session', user !== null);
		}
	}, [state.loading, user]);

	const signOut = useCallback(async () => {
		const client = await supabase();
		markLeaving();
		const { error } = await client.auth.signOut();
		if (error) {
			console.error(error);
			await client.auth.signOut({ scope: 'local' });
		}
	}, [supabase]);

	const value = useMemo(
		() => ({ ...state, user, secondFactorDue, probablySignedIn, supabase, begin, signOut }),
		[state, user, secondFactorDue, probablySignedIn, supabase, begin, signOut],
	);
	return <AuthContext value={value}>{children}</AuthContext>;
}

/** Who is signed in. Throws outside its provider, with the words of the specification. */
export function useAuth(): Auth {
	const auth = useContext(AuthContext);
	if (!auth) {
		throw new Error('useAuth must be used within AuthProvider');
	}
	return auth;
}
