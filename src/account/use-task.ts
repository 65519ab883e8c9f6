import { useCallback, useState } from 'react';
import type { TextsReader } from '#src/language/use-texts.ts';
import { type Problems, sayProblem } from './say-problem.ts';

/** One action of a form or button: whether it runs, its last error, and the function that runs it. */
export type Task = {
	busy: boolean;
	problem: string | null;
	/** Runs the work; true where it succeeded. */
	run: (work: () => Promise<void>) => Promise<boolean>;
	clear: () => void;
};

/** Keeps a task; what it throws is told by `problems`. */
export function useTask(problems: TextsReader<Problems>): Task {
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const run = useCallback(
		async (work: () => Promise<void>) => {
			setBusy(true);
			setProblem(null);
			try {
				await work();
				return true;
			} catch (error) {
				setProblem(sayProblem(problems, error, problems('unexpected')));
				return false;
			} finally {
				setBusy(false);
			}
		},
		[problems],
	);
	return { busy, problem, run, clear: useCallback(() => setProblem(null), []) };
}

/** What a call of the client answered. @throws its error */
export async function orThrow<Answer extends { data: unknown; error: unknown }>(
	call: Promise<Answer>,
): Promise<Extract<Answer, { error: null }>['data']> {
	const { data, error } = await call;
	if (error) throw error;
	return data;
}
