import type { Progress } from './progress.ts';

/** Below this average for a question it cannot have been read. */
const FAST_MS = 400;
/** So few answers may well be alike by chance. */
const FEW = 4;

/**
 * What a gentle note should mention: answers given faster than they can be read, or all in the same place. Never a reason
 * to refuse a result.
 */
export function findHaste({ answers, spent }: Pick<Progress, 'answers' | 'spent'>): 'fast' | 'alike' | null {
	if (answers.length > 0 && spent / answers.length < FAST_MS) return 'fast';
	return answers.length > FEW && new Set(answers).size === 1 ? 'alike' : null;
}
