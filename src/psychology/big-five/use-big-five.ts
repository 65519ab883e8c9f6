import { type Progress, withAnswer } from '#src/psychology/questions/progress.ts';
import { useProgress } from '#src/psychology/questions/use-progress.ts';

/** Statements on one page. */
export const PAGE_SIZE = 10;
const OPTIONS = 5;

/** The statements of a page that have no answer yet, by their places from 0. */
function openOn(page: number, { answers }: Progress): number[] {
	return answers.flatMap((answer, place) => (answer === null && Math.floor(place / PAGE_SIZE) === page ? [place] : []));
}

/** One run through the statements, several a page. `progress.index` is the first statement of the open page. */
export function useBigFive(total: number) {
	const { progress, go, thinkingSince, ...run } = useProgress(
		'big-five',
		Array.from({ length: total }, () => OPTIONS),
	);
	const page = Math.floor(progress.index / PAGE_SIZE);
	const pages = Math.ceil(total / PAGE_SIZE);
	const pageDone = openOn(page, progress).length === 0;
	return {
		...run,
		answers: progress.answers,
		page,
		pages,
		/** Every statement of the open page has its answer. */
		pageDone,
		/** True where it was the last answer that the open page wanted. */
		choose: (item: number, option: number): boolean => {
			const open = openOn(page, progress);
			const now = performance.now();
			const next = withAnswer({ ...progress, index: item }, option, now - thinkingSince.current);
			thinkingSince.current = now;
			go({ ...next, index: page * PAGE_SIZE });
			return open.length === 1 && open[0] === item;
		},
		/** One page on or back; never on from a page with a gap. */
		move: (by: 1 | -1) => {
			const to = page + by;
			if (to >= 0 && to < pages && (by < 0 || pageDone)) go({ ...progress, index: to * PAGE_SIZE });
		},
	};
}
