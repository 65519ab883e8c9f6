import { useCallback, useEffect, useRef, useState } from 'react';
import type { TestName } from '#src/catalogue/catalogue.ts';
import { findComplete } from '../test.ts';
import { findHaste } from './care.ts';
import { beginning, findProgress, type Progress } from './progress.ts';

/** A finished test: the answers, and whether they came in haste. */
export type Finished = { answers: readonly number[]; haste: 'fast' | 'alike' | null };

/**
 * The progress of one run through a test. It is kept on this device, for all languages alike, until the test is finished or
 * begun anew; it goes nowhere else.
 * @param options how many answers each question has
 */
export function useProgress(name: TestName, options: readonly number[]) {
	const key = `hoopoe.test.${name}`;
	const [progress, setProgress] = useState<Progress>(() => beginning(options.length));
	const [finished, setFinished] = useState<Finished | null>(null);
	const [resumed, setResumed] = useState(false);
	const thinkingSince = useRef(0);
	const shape = options.join();

	useEffect(() => {
		thinkingSince.current = performance.now();
		let kept: string | null = null;
		try {
			kept = localStorage.getItem(key);
		} catch {
			// Storage may be forbidden; then the answers last as long as the page.
		}
		const found = findProgress(kept, shape.split(',').map(Number));
		if (!found) return;
		setProgress(found);
		setResumed(true);
	}, [key, shape]);

	const keep = useCallback(
		(next: Progress | null) => {
			try {
				if (next) localStorage.setItem(key, JSON.stringify(next));
				else localStorage.removeItem(key);
			} catch {
				// As above.
			}
		},
		[key],
	);

	const complete = findComplete(progress.answers);
	return {
		progress,
		complete: complete !== null,
		finished,
		/** Answers of an earlier visit were found. */
		resumed,
		/** Since when the visitor thinks of the next answer, by `performance.now()`. */
		thinkingSince,
		go: (next: Progress) => {
			setProgress(next);
			keep(next);
		},
		/** Ends the test; null while an answer is missing. */
		finish: (): Finished | null => {
			if (!complete) return null;
			const end = { answers: complete, haste: findHaste(progress) };
			keep(null);
			setResumed(false);
			setFinished(end);
			return end;
		},
		/** Index, answers and result as at the beginning. */
		reset: () => {
			keep(null);
			setResumed(false);
			setFinished(null);
			setProgress(beginning(options.length));
			thinkingSince.current = performance.now();
		},
	};
}
