import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The state of a press-and-hold: idle, held, or released too early. */
export type HoldState = 'resting' | 'holding' | 'let-go';

type Hold = {
	/** How long it is to be held, in milliseconds. */
	forMs: number;
	/** Whether it may begin; called at every press. */
	mayBegin: () => boolean;
	/** Called once it was held long enough; at once where it is pressed by keyboard or nothing is to move. */
	onHeld: () => void;
};

/**
 * Press and hold for a button: a pointer has to stay on it for `forMs`. A press of a key, the click of assistive
 * technology, and any click where motion is unwelcome do without the waiting. The state reports an early release, so
 * that the button can show a hint.
 */
export function useHold({ forMs, mayBegin, onHeld }: Hold) {
	const [state, setState] = useState<HoldState>('resting');
	const timer = useRef<number | undefined>(undefined);

	useEffect(() => () => clearTimeout(timer.current), []);

	const stop = () => {
		clearTimeout(timer.current);
		timer.current = undefined;
	};
	const letGo = () => {
		if (timer.current === undefined) return;
		stop();
		setState('let-go');
	};

	return {
		state,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
				if (event.button !== 0 || !event.isPrimary || isStill()) return;
				if (!mayBegin()) {
					// The focus goes to the field with an error, not to the button.
					event.preventDefault();
					return;
				}
				stop();
				setState('holding');
				timer.current = window.setTimeout(() => {
					stop();
					setState('resting');
					onHeld();
				}, forMs);
			},
			onPointerUp: letGo,
			onPointerLeave: letGo,
			onPointerCancel: letGo,
			// A finger that rests on the screen would open the menu of the browser.
			onContextMenu: (event: MouseEvent) => event.preventDefault(),
			onKeyDown: (event: KeyboardEvent) => {
				// A key that is held down presses a button again and again.
				if (event.repeat) event.preventDefault();
			},
			onClick: (event: MouseEvent) => {
				const byPointer = event.detail > 0;
				if ((!byPointer || isStill()) && mayBegin()) onHeld();
			},
		},
	};
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
