import type { OAuthAuthorizationDetails } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from '#src/session/session.tsx';

/** The state of an app's authorization request. `over`: unknown, expired, another user's or answered already. */
export type ConsentState =
	| { step: 'loading' | 'leaving' | 'over' | 'unreachable' }
	| { step: 'asked' | 'sending'; details: OAuthAuthorizationDetails };

/**
 * Opens the question that an app asks a signed-in visitor, and answers it. Once it is decided, the browser goes where
 * the auth service says: that address was compared with the app's registered ones when the question came in.
 */
export function useConsent(authorizationId: string): {
	state: ConsentState;
	decide: (action: 'approve' | 'deny') => void;
	retry: () => void;
} {
	const { supabase } = useAuth();
	const [state, setState] = useState<ConsentState>({ step: authorizationId ? 'loading' : 'over' });
	// Where consent exists, opening the request answers it, so it must be opened once.
	const opened = useRef<string | null>(null);

	const fail = useCallback((error: unknown) => {
		const { status = 0 } = error as { status?: number };
		const isOver = status >= 400 && status < 500 && status !== 429;
		if (!isOver) {
			console.error(error);
		}
		setState({ step: isOver ? 'over' : 'unreachable' });
	}, []);

	const open = useCallback(async () => {
		const client = await supabase();
		const { data, error } = await client.auth.oauth.getAuthorizationDetails(authorizationId);
		if (error) {
			throw error;
		}
		if ('redirect_url' in data) {
			setState({ step: 'leaving' });
			location.replace(data.redirect_url);
		} else {
			setState({ step: 'asked', details: data });
		}
	}, [supabase, authorizationId]);

	useEffect(() => {
		if (authorizationId && opened.current !== authorizationId) {
			opened.current = authorizationId;
			open().catch(fail);
		}
	}, [authorizationId, open, fail]);

	async function answer(details: OAuthAuthorizationDetails, action: 'approve' | 'deny'): Promise<void> {
		setState({ step: 'sending', details });
		const { oauth } = (await supabase()).auth;
		const send = action === 'approve' ? oauth.approveAuthorization : oauth.denyAuthorization;
		const { data, error } = await send.call(oauth, authorizationId, { skipBrowserRedirect: true });
		if (error) {
			throw error;
		}
		setState({ step: 'leaving' });
		location.replace(data.redirect_url);
	}

	return {
		state,
		decide: (action) => {
			if (state.step === 'asked') {
				answer(state.details, action).catch(fail);
			}
		},
		retry: () => {
			setState({ step: 'loading' });
			open().catch(fail);
		},
	};
}
