import { useEffect, useRef } from 'react';
import { joinLive, type Live } from './join-live.ts';
import { useAuth } from './session.tsx';

/** Events within this time are reported once. */
const TOGETHER_MS = 200;

/**
 * Listens to the server while a screen is shown.
 * @param live what to listen to; another object begins anew, null listens to nothing
 * @param heard called a moment after something has happened, or may have been missed
 */
export function useLive(live: Live | null, heard: () => void): void {
	const { supabase } = useAuth();
	const newest = useRef(heard);
	newest.current = heard;
	useEffect(() => {
		if (!live) return;
		let leave: (() => void) | undefined;
		let gone = false;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const tell = () => {
			timer ??= setTimeout(() => {
				timer = undefined;
				newest.current();
			}, TOGETHER_MS);
		};
		supabase()
			.then((client) => {
				if (!gone) leave = joinLive(client, live, tell);
			})
			.catch((error: unknown) => console.warn(error));
		return () => {
			gone = true;
			clearTimeout(timer);
			leave?.();
		};
	}, [supabase, live]);
}
