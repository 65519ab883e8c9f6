import { type RefObject, useEffect } from 'react';

/** What takes more of the window than this, in pixels, is a keyboard on the screen, no bar of the browser. */
const LEAST_KEYBOARD = 120;

/**
 * Tells an element how much of the window a keyboard on the screen leaves to be seen: as `--seen`, with `data-keyboard`,
 * while there is one. Browsers lay a keyboard over the page and leave `dvh` as it was.
 */
export function useSeenHeight(element: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const seen = window.visualViewport;
		if (!seen) return;
		const measure = () => {
			const here = element.current;
			if (!here) return;
			// Who has zoomed in sees less, too, and is left alone.
			const covered = seen.scale === 1 && innerHeight - seen.height > LEAST_KEYBOARD;
			here.toggleAttribute('data-keyboard', covered);
			if (covered) here.style.setProperty('--seen', `${seen.height}px`);
			else here.style.removeProperty('--seen');
			// Some browsers push the page up to show the field, which is in sight by now.
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
