import { type RefObject, useLayoutEffect } from 'react';

/** Pixels below the cards of a spread in one row in which their names stand. */
const NAME_ROOM = 46;

/**
 * While cards are being picked, draws a spread as small as the room above the arc needs it: by its transform, so that
 * nothing on the page moves when it is given its full size. Sets `--fit` (0 to 1) and `--down` (pixels) on the spread.
 * @param inRow whether the names of the cards stand below them
 */
export function useFit(spread: RefObject<HTMLElement | null>, fitted: boolean, inRow: boolean): void {
	useLayoutEffect(() => {
		const here = spread.current;
		const room = here?.parentElement;
		if (!here || !room || !fitted) return;
		const measure = () => {
			const bottoms = [...here.querySelectorAll<HTMLElement>('.tarot-card')].map(
				(card) => card.offsetTop + card.offsetHeight,
			);
			const needed = Math.max(1, ...bottoms) + (inRow ? NAME_ROOM : 0);
			const size = Math.min(1, room.clientHeight / needed);
			here.style.setProperty('--fit', size.toFixed(4));
			here.style.setProperty('--down', `${Math.max(0, (room.clientHeight - needed * size) / 2).toFixed(1)}px`);
		};
		measure();
		const watch = new ResizeObserver(measure);
		watch.observe(room);
		return () => {
			watch.disconnect();
			here.style.removeProperty('--fit');
			here.style.removeProperty('--down');
		};
	}, [spread, fitted, inRow]);
}
