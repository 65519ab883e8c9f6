import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

const KEY = 'hoopoe.tests.go-on';
/** From an answer to the next question: long enough to see what was chosen, and to choose otherwise. */
const GO_ON_MS = 450;
/** Ignores a press of Next right after the question changed by itself. */
const HABIT_MS = 800;

/** Storage may be forbidden; then the choice lasts as long as the page. */
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

function read(): boolean {
	try {
		return (localStorage.getItem(KEY) ?? (chosen === false ? 'off' : 'on')) !== 'off';
	} catch {
		return chosen ?? true;
	}
}
/** What a page is rendered with on the server, where nobody knows it. */
const unknown = () => null;

function write(next: boolean): void {
	chosen = next;
	try {
		localStorage.setItem(KEY, next ? 'on' : 'off');
	} catch {
		// As above.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	addEventListener('storage', listener);
	return () => {
		listeners.delete(listener);
		removeEventListener('storage', listener);
	};
}

/**
 * Automatic advance after an answer, unless the visitor has turned it off; stored on this device for all tests.
 * @param goOn shows the next question
 */
export function useGoingOn(goOn: () => void) {
	const on = useSyncExternalStore(subscribe, read, unknown);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const wentOnAt = useRef(Number.NEGATIVE_INFINITY);
	const latest = useRef(goOn);
	latest.current = goOn;

	useEffect(() => () => clearTimeout(timer.current), []);

	const stay = useCallback(() => clearTimeout(timer.current), []);
	const choose = useCallback((next: boolean) => {
		clearTimeout(timer.current);
		write(next);
	}, []);
	return {
		/** Null until it is known. */
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
		/** The visitor navigates by hand. */
		stay,
		/** The question has only just come. */
		justWentOn: () => performance.now() - wentOnAt.current < HABIT_MS,
	};
}
