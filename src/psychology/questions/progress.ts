import type { Answers } from '../test.ts';

/** How far somebody is in a test. */
export type Progress = {
	/** The question that is open, from 0. */
	index: number;
	answers: Answers;
	/** Milliseconds spent before answering, over all questions answered so far. */
	spent: number;
};

/** The beginning of a test of so many questions. */
export function beginning(questions: number): Progress {
	return { index: 0, answers: Array.from({ length: questions }, () => null), spent: 0 };
}

/** Time beyond this for one question is a pause and is not counted. */
const LONGEST_THOUGHT_MS = 60_000;

/** The same progress with an answer to the open question. Time counts at the first answer only. */
export function withAnswer(progress: Progress, option: number, thoughtMs: number): Progress {
	const { index, answers, spent } = progress;
	return {
		index,
		answers: answers.map((answer, place) => (place === index ? option : answer)),
		spent: answers[index] === null ? spent + Math.min(thoughtMs, LONGEST_THOUGHT_MS) : spent,
	};
}

/**
 * The same progress one question on or back. Nobody goes on from a question without an answer, back from the first or on
 * from the last (specification, 5.9).
 */
export function moved(progress: Progress, by: 1 | -1): Progress {
	const { index, answers } = progress;
	const to = index + by;
	const free = by < 0 ? to >= 0 : to < answers.length && answers[index] !== null;
	return free ? { ...progress, index: to } : progress;
}

/**
 * What was kept of a test, if it fits the test as it is now; `options` is how many answers each question has. The open
 * question is never behind one that has no answer.
 */
export function findProgress(kept: string | null, options: readonly number[]): Progress | null {
	if (!kept) return null;
	let found: Partial<Progress> | null;
	try {
		found = JSON.parse(kept);
	} catch {
		return null;
	}
	const { index, answers, spent } = found ?? {};
	if (!Array.isArray(answers) || answers.length !== options.length) return null;
	const fits = answers.every(
		(answer, place) => answer === null || (Number.isInteger(answer) && answer >= 0 && answer < (options[place] ?? 0)),
	);
	if (!fits || answers.every((answer) => answer === null)) return null;
	const open = answers.indexOf(null);
	const furthest = open < 0 ? answers.length - 1 : open;
	return {
		index: typeof index === 'number' && index >= 0 ? Math.min(Math.trunc(index), furthest) : furthest,
		answers,
		spent: typeof spent === 'number' && spent >= 0 ? spent : 0,
	};
}
