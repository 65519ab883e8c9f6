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

/** Whether a fixed element, at its place of rest, lies over something that can be pressed, or on a phone over a frame or words. */
export function coversSomething(self: HTMLElement): boolean {
	// Neither of these reflects a transform.
	const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = self;
	const box = { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
	const below = new Set<Element>();
	for (const x of [1, offsetWidth / 2, offsetWidth - 1])
		for (const y of [1, offsetHeight / 2, offsetHeight - 1])
			for (const element of document.elementsFromPoint(left + x, top + y)) below.add(element);
	for (const element of below) {
		if (self.contains(element)) continue;
		if (innerWidth <= PHONE && element.matches(READ)) return true;
		const pressable = element.closest(PRESSABLE);
		if (pressable && covers(box, pressable.getBoundingClientRect())) return true;
	}
	return false;
}
