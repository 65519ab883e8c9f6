import { ratingsOf } from '#src/psychology/questions/ratings-of.ts';
import type { ResultRosetteProps } from '#src/psychology/results/result-rosette.tsx';
import { scoreEq, statementPlan } from './score.ts';

/** The score of each area, the highest chosen; null for answers that are not of this test. `answers`: 1 to 5 each. */
export function eqPetals(answers: readonly unknown[]): ResultRosetteProps | null {
	const values = ratingsOf(answers, statementPlan.length);
	if (!values) return null;
	const { areas } = scoreEq(values);
	const most = Math.max(...areas.map(({ share }) => share));
	return { ring: 'eq', petals: areas.map(({ share }) => ({ share, chosen: share === most })) };
}
