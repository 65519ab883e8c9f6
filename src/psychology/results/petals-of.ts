import type { TestName } from '#src/catalogue/catalogue.ts';
import { careerPetals } from '../career/petals.ts';
import { eqPetals } from '../eq/petals.ts';
import { gardnerPetals } from '../gardner/petals.ts';
import type { ResultRosetteProps } from './result-rosette.tsx';

/** The tests that have a whorl. */
const petals: Readonly<Partial<Record<TestName, (answers: readonly unknown[]) => ResultRosetteProps | null>>> = {
	'eq-test': eqPetals,
	'career-test': careerPetals,
	'gardner-test': gardnerPetals,
};

/**
 * What the rosette shows of a test's answers, as they are kept in its row: the score of each area, field or kind, and which of
 * them the result names. Null for a test without a whorl, and for answers that are not that test's.
 */
export const petalsOf = (test: TestName, answers: readonly unknown[]): ResultRosetteProps | null =>
	petals[test]?.(answers) ?? null;
