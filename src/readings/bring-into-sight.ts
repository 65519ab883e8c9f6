/** Above this height the head of the page hides what stands there, in pixels. */
const UNDER_THE_HEADER = 80;

/** Moves the focus to an element, and scrolls to `part` where its beginning is out of sight. */
export function bringIntoSight(target: HTMLElement, part: HTMLElement): void {
	target.focus({ preventScroll: true });
	const { top } = part.getBoundingClientRect();
	if (top < UNDER_THE_HEADER || top > innerHeight / 2) part.scrollIntoView({ block: 'start' });
}
