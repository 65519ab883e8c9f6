import { startTransition, useEffect, useState } from 'react';

/**
 * How many pieces of a result may be on the page by now. All where `atOnce`; else one, and one more after each frame until
 * `count`, anew at each `stage`: laid out in one frame, a whole result would hold up what moves on a slow phone.
 */
export function usePieces(count: number, atOnce: boolean, stage: unknown): number {
	const [reached, setReached] = useState({ stage, shown: 1 });
	const shown = reached.stage === stage ? reached.shown : 1;
	const waiting = !atOnce && shown < count;

	useEffect(() => {
		if (!waiting) return;
		const next = (pieces: number) => startTransition(() => setReached({ stage, shown: pieces }));
		// A page in the background has no frames.
		if (document.hidden) return next(count);
		let timer: ReturnType<typeof setTimeout>;
		const frame = requestAnimationFrame(() => {
			// After the frame, not before it.
			timer = setTimeout(() => next(shown + 1));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, [waiting, shown, count, stage]);

	return waiting ? shown : Number.POSITIVE_INFINITY;
}
