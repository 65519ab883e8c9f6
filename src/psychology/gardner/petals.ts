import { ratingsOf } from '#src/psychology/questions/ratings-of.ts';
import type { ResultRosetteProps } from '#src/psychology/results/result-rosette.tsx';
import { kinds, scoreGardner } from './score.ts';

/** The score of each kind, and which the result tells of; null for answers that are not of this test. `answers`: 1 to 5 each. */
export function gardnerPetals(answers: readonly unknown[]): ResultRosetteProps | null {
	const values = ratingsOf(answers, kinds.length);
	if (!values) return null;
	const { all, highest } = scoreGardner(values);
	return { ring: 'gardner', petals: all.map(({ kind, share }) => ({ share, chosen: highest.includes(kind) })) };
}
