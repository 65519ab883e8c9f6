import type { TestName } from '#src/catalogue/catalogue.ts';
import { fields, questionPlan, scoreCareer } from './career/score.ts';
import { scoreEq, statementPlan } from './eq/score.ts';
import { kinds, scoreGardner } from './gardner/score.ts';
import type { ResultRosetteProps } from './result-rosette.tsx';

/**
 * What the rosette shows of a test's answers, as they are kept in its row: the score of each area, field or kind, and which of
 * them the result names. Null for a test without a whorl, and for answers that are not that test's.
 * @param answers EQ and Gardner: 1 to 5 each; career: the fields that were chosen
 */
export function petalsOf(test: TestName, answers: readonly unknown[]): ResultRosetteProps | null {
	if (test === 'eq-test') {
		const values = valuesOf(answers, statementPlan.length);
		if (!values) return null;
		const { areas } = scoreEq(values);
		const most = Math.max(...areas.map(({ share }) => share));
		return { ring: 'eq', petals: areas.map(({ share }) => ({ share, chosen: share === most })) };
	}
	if (test === 'career-test') {
		const chosen = answers.map((answer) => fields.find((field) => field === answer) ?? null);
		if (chosen.length < 1 || chosen.length > questionPlan.length || chosen.includes(null)) return null;
		const { counts, field } = scoreCareer(chosen);
		const petals = fields.map((one) => ({ share: counts[one] / questionPlan.length, chosen: one === field }));
		return { ring: 'career', petals };
	}
	if (test === 'gardner-test') {
		const values = valuesOf(answers, kinds.length);
		if (!values) return null;
		const { all, highest } = scoreGardner(values);
		return { ring: 'gardner', petals: all.map(({ kind, share }) => ({ share, chosen: highest.includes(kind) })) };
	}
	return null;
}

/** As many whole numbers from 1 to 5; null where it is anything else. */
function valuesOf(answers: readonly unknown[], count: number): number[] | null {
	const values = answers.filter(
		(answer): answer is number => typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= 5,
	);
	return values.length === count && answers.length === count ? values : null;
}
