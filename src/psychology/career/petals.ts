import type { ResultRosetteProps } from '#src/psychology/results/result-rosette.tsx';
import { fields, questionPlan, scoreCareer } from './score.ts';

/** How often each field was chosen, and which the result names; null for answers that are not of this test. */
export function careerPetals(answers: readonly unknown[]): ResultRosetteProps | null {
	const chosen = answers.map((answer) => fields.find((field) => field === answer) ?? null);
	if (chosen.length < 1 || chosen.length > questionPlan.length || chosen.includes(null)) return null;
	const { counts, field } = scoreCareer(chosen);
	const petals = fields.map((one) => ({ share: counts[one] / questionPlan.length, chosen: one === field }));
	return { ring: 'career', petals };
}
