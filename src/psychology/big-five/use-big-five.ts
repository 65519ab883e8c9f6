import { useEffect, useRef, useState } from 'react';
import { findHaste } from '#src/psychology/care.ts';
import { beginning, findProgress, type Progress, withAnswer } from '#src/psychology/progress.ts';
import { findComplete } from '#src/psychology/test.ts';
import type { Finished } from '#src/psychology/use-test.ts';

const KEY = 'hoopoe.test.big-five';
/** Statements on one page. */
export const PAGE_SIZE = 10;
const OPTIONS = 5;

/** The statements of a page that have no answer yet, by their places from 0. */
function openOn(page: number, { answers }: Progress): number[] {
	return answers.flatMap((answer, place) => (answer === null && Math.floor(place / PAGE_SIZE) === page ? [place] : []));
}

/**
 * One run through the statements, several a page. Answers are kept on this device, for all languages alike, until the
 * result is asked for or the test begun anew. `progress.index` is the first statement of the open page.
 */
export function useBigFive(total: number) {
	const [progress, setProgress] = useState<Progress>(() => beginning(total));
	const [finished, setFinished] = useState<Finished | null>(null);
	const [resumed, setResumed] = useState(false);
	const answeredAt = useRef(0);

	useEffect(() => {
		answeredAt.current = performance.now();
		let kept: string | null = null;
		try {
			kept = localStorage.getItem(KEY);
		} catch {
			// Storage may be forbidden; then the answers last as long as the page.
		}
		const found = findProgress(
			kept,
			Array.from({ length: total }, () => OPTIONS),
		);
		if (!found) return;
		setProgress(found);
		setResumed(true);
	}, [total]);

	const keep = (next: Progress | null) => {
		try {
			if (next) localStorage.setItem(KEY, JSON.stringify(next));
			else localStorage.removeItem(KEY);
		} catch {
			// As above.
		}
	};
	const go = (next: Progress) => {
		setProgress(next);
		keep(next);
	};

	const page = Math.floor(progress.index / PAGE_SIZE);
	const pages = Math.ceil(total / PAGE_SIZE);
	const pageDone = openOn(page, progress).length === 0;
	const complete = findComplete(progress.answers);
	return {
		answers: progress.answers,
		page,
		pages,
		/** Every statement of the open page has its answer. */
		pageDone,
		complete: complete !== null,
		finished,
		/** Answers of an earlier visit were found. */
		resumed,
		/** True where it was the last answer that the open page wanted. */
		choose: (item: number, option: number): boolean => {
			const open = openOn(page, progress);
			const now = performance.now();
			const next = withAnswer({ ...progress, index: item }, option, now - answeredAt.current);
			answeredAt.current = now;
			go({ ...next, index: page * PAGE_SIZE });
			return open.length === 1 && open[0] === item;
		},
		/** One page on or back; never on from a page with a gap. */
		move: (by: 1 | -1) => {
			const to = page + by;
			if (to >= 0 && to < pages && (by < 0 || pageDone)) go({ ...progress, index: to * PAGE_SIZE });
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
		/** Page, answers and result as at the beginning. */
		reset: () => {
			keep(null);
			setResumed(false);
			setFinished(null);
			setProgress(beginning(total));
			answeredAt.current = performance.now();
		},
	};
}
