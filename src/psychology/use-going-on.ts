import { useCallback, useEffect, useRef, useState } from 'react';

const KEY = 'hoopoe.tests.go-on';
/** From an answer to the next question: long enough to see what was chosen, and to choose otherwise. */
const GO_ON_MS = 450;
/** Whoever presses Next out of habit as the next question comes did not mean that one. */
const HABIT_MS = 800;

/**
 * Going on by itself after an answer, unless the visitor has turned it off; kept on this device for all tests.
 * @param goOn shows the next question
 */
export function useGoingOn(goOn: () => void) {
	const [on, setOn] = useState(true);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const wentOnAt = useRef(Number.NEGATIVE_INFINITY);
	const latest = useRef(goOn);
	latest.current = goOn;

	useEffect(() => {
		try {
			setOn(localStorage.getItem(KEY) !== 'off');
		} catch {
			// Storage may be forbidden; then the choice lasts as long as the page.
		}
		return () => clearTimeout(timer.current);
	}, []);

	const stay = useCallback(() => clearTimeout(timer.current), []);
	const choose = useCallback((next: boolean) => {
		clearTimeout(timer.current);
		setOn(next);
		try {
			localStorage.setItem(KEY, next ? 'on' : 'off');
		} catch {
			// As above.
		}
	}, []);
	return {
		on,
		choose,
		/** After an answer that has a next question. */
		answered: () => {
			clearTimeout(timer.current);
			if (!on) return;
			timer.current = setTimeout(() => {
				wentOnAt.current = performance.now();
				latest.current();
			}, GO_ON_MS);
		},
		/** The visitor goes somewhere on their own. */
		stay,
		/** The question has only just come. */
		justWentOn: () => performance.now() - wentOnAt.current < HABIT_MS,
	};
}
