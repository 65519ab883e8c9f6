/** A rectangle in the window, in CSS pixels. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** What is pressed, chosen or written in. */
const PRESSABLE =
	'a[href], button, input, select, textarea, label, summary, [role="button"], [role="combobox"], [role="option"], [role="radio"]';
/** What nothing may lie across on a phone, where it reaches the edge of the window: drawn frames, and words to be read. */
const READ = '.frontispiece-panel, .prose p, .reading-result p';
/** A large thing, higher than so many of what lies above it, is covered where more than this share of it is. */
const [LARGE, COVERED] = [2, 0.1];
/** Widest window of a phone, in CSS pixels (`breakpoints.css`, `--below-medium`). */
const PHONE = 639;

/** Whether what is above keeps what is below from being pressed: a card stays pressable with a corner under it. */
export function covers(above: Box, below: Box): boolean {
	const width = Math.min(above.right, below.right) - Math.max(above.left, below.left);
	const height = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
	if (width <= 0 || height <= 0) return false;
	if (below.bottom - below.top <= LARGE * (above.bottom - above.top)) return true;
	const whole = (below.right - below.left) * (below.bottom - below.top);
	return width * height > whole * COVERED;
}

/** The points of an element below which is looked: its corners, sides and middle, as shares of its width and height. */
export const points = [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ x, y })));

/**
 * Whether a fixed element, at its place of rest, lies at one of its points over something that can be pressed, or on a phone
 * over a frame or words. One point at a time: to find what lies below takes a slow phone some ten milliseconds.
 */
export function coversAt(self: HTMLElement, { x, y }: { x: number; y: number }): boolean {
	// Neither of these reflects a transform.
	const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = self;
	const box = { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
	const below = document.elementsFromPoint(left + 1 + x * (offsetWidth - 2), top + 1 + y * (offsetHeight - 2));
	for (const element of below) {
		if (self.contains(element)) continue;
		if (innerWidth <= PHONE && element.matches(READ)) return true;
		const pressable = element.closest(PRESSABLE);
		if (pressable && covers(box, pressable.getBoundingClientRect())) return true;
	}
	return false;
}
