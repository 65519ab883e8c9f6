import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** A reduction of the window by more than this, in pixels, is an on-screen keyboard, not a bar of the browser. */
const LEAST_KEYBOARD = 120;

/** Marks the root element while a conversation is shown, to hide what is outside the page. */
export function useTalkShown(): void {
	useLayoutEffect(() => {
		const root = document.documentElement;
		root.toggleAttribute('data-talk', true);
		return () => root.removeAttribute('data-talk');
	}, []);
}

/**
 * Sets the visible height beside an on-screen keyboard on an element: as `--seen`, with `data-keyboard`, while there is
 * one. Browsers lay a keyboard over the page and leave `dvh` as it was.
 */
export function useSeenHeight(element: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const seen = window.visualViewport;
		if (!seen) return;
		const measure = () => {
			const here = element.current;
			if (!here) return;
			// A zoomed-in window is smaller, too, and is ignored.
			const covered = seen.scale === 1 && innerHeight - seen.height > LEAST_KEYBOARD;
			here.toggleAttribute('data-keyboard', covered);
			if (covered) here.style.setProperty('--seen', `${seen.height}px`);
			else here.style.removeProperty('--seen');
			// Some browsers scroll the page up to show the field, which is visible by now.
			if (covered && seen.offsetTop > 0) scrollTo(0, 0);
		};
		measure();
		seen.addEventListener('resize', measure);
		seen.addEventListener('scroll', measure);
		return () => {
			seen.removeEventListener('resize', measure);
			seen.removeEventListener('scroll', measure);
		};
	}, [element]);
}
