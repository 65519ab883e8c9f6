import type { TestName } from '#src/catalogue/catalogue.ts';
import { moved, type Progress, withAnswer } from './progress.ts';
import { useProgress } from './use-progress.ts';

/**
 * One run through a test, a question at a time.
 * @param options how many answers each question has
 */
export function useTest(name: TestName, options: readonly number[]) {
	const { progress, go, thinkingSince, ...run } = useProgress(name, options);
	const goTo = (next: Progress) => {
		if (next.index !== progress.index) thinkingSince.current = performance.now();
		go(next);
	};
	return {
		...run,
		...progress,
		choose: (option: number) => goTo(withAnswer(progress, option, performance.now() - thinkingSince.current)),
		move: (by: 1 | -1) => goTo(moved(progress, by)),
	};
}
