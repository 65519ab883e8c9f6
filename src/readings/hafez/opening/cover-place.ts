/** The position of the closed book on the form: its centre on the page, and its width, in CSS pixels. */
let lay: { x: number; y: number; width: number } | null = null;

function placeOf(book: Element) {
	const { left, top, width, height } = book.getBoundingClientRect();
	return { x: left + width / 2 + scrollX, y: top + height / 2 + scrollY, width };
}

/** Records the position of the book, before the form is removed. */
export function noteCover(book: Element | null): void {
	lay = book && placeOf(book);
}

const MOVE_MS = 650;

/** Lets the book of the ritual come from where that of the form lay, by transform alone (FLIP); where motion is welcome. */
export function comeFromCover(book: HTMLElement): void {
	const from = lay;
	lay = null;
	if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	const to = placeOf(book);
	const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
	book.animate([{ transform: shift }, { transform: 'none' }], {
		duration: MOVE_MS,
		easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
	});
}
