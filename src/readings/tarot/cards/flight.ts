/** Milliseconds from the arc to its place: shorter than the moment after which a card turns (specification, 5.1). */
const FLIGHT_MS = 380;
/** How far a card is lifted out of the arc before it flies, in pixels, and how much larger it looks there. */
const LIFT = 30;
const NEARER = 1.08;

/** Where a card lies in the window: its middle and its width in pixels, and how far it is turned, in degrees. */
export type Lying = { x: number; y: number; width: number; turn: number };

/** Where the picture of a card in the arc lies; `holder` is the element that is turned. */
export function lyingOf(picture: HTMLElement, holder: Element | null): Lying {
	const box = picture.getBoundingClientRect();
	const { a, b } = new DOMMatrix(holder ? getComputedStyle(holder).transform : undefined);
	return {
		x: box.x + box.width / 2,
		y: box.y + box.height / 2,
		width: picture.offsetWidth,
		turn: (Math.atan2(b, a) * 180) / Math.PI,
	};
}

/**
 * Lets an element that has just been put in its place arrive there from where the card lay, by its transform alone: from the
 * next frame on, before it has been seen there. Nothing where motion is unwelcome.
 * @returns ends the wait for that frame
 */
export function flyInNextFrame(element: HTMLElement, lying: Lying): () => void {
	const frame = requestAnimationFrame(() => flyFrom(element, lying));
	return () => cancelAnimationFrame(frame);
}

function flyFrom(element: HTMLElement, { x, y, width, turn }: Lying): void {
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	const box = element.getBoundingClientRect();
	if (box.width === 0 || width === 0) return;
	// The place may stand in a part of the page that is drawn smaller.
	const zoom = box.width / element.offsetWidth;
	const [dx, dy] = [(x - box.x - box.width / 2) / zoom, (y - box.y - box.height / 2) / zoom];
	const size = width / box.width;
	const angle = (turn * Math.PI) / 180;
	const lift = LIFT / zoom;
	const at = (left: number, top: number, scale: number) =>
		`translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) rotate(${turn.toFixed(2)}deg) scale(${scale.toFixed(3)})`;
	element.animate(
		[
			{ transform: at(dx, dy, size), easing: 'ease-out' },
			{
				offset: 0.28,
				transform: at(dx + lift * Math.sin(angle), dy - lift * Math.cos(angle), size * NEARER),
				easing: 'cubic-bezier(0.4, 0, 0.15, 1)',
			},
			{ transform: 'none' },
		],
		FLIGHT_MS,
	);
}
