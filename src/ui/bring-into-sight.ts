/** Room between the header of the site and what begins below it, in pixels. */
const ROOM = 16;
/** What begins further down than this share of the window has to be scrolled to. */
const IN_SIGHT = 0.5;

/**
 * Moves the focus to an element, and scrolls where the beginning of `part` is out of sight, or the header of the site
 * cuts through the title of the page: to the top of the page where `part` is in sight from there, else to `part`.
 */
export function bringIntoSight(target: HTMLElement, part: HTMLElement): void {
	target.focus({ preventScroll: true });
	const { top } = part.getBoundingClientRect();
	const covered = (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0) + ROOM;
	const title = document.querySelector('h1')?.getBoundingClientRect();
	const titleCut = title !== undefined && title.top < covered - ROOM && title.bottom > covered - ROOM;
	if (top >= covered && top <= innerHeight * IN_SIGHT && !titleCut) return;
	const fromTop = top + scrollY;
	scrollTo({ top: fromTop <= innerHeight * IN_SIGHT ? 0 : fromTop - covered, behavior: 'instant' });
}
