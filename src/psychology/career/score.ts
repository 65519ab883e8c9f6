/** The four fields; the order is that of the first question's answers. */
export const fields = ['creative', 'analytical', 'social', 'leadership'] as const;
export type Field = (typeof fields)[number];

/** The five questions, and in which order the fields stand in each: every field comes first at least once. */
export const questionPlan = [
	{ id: 'q1', options: ['creative', 'analytical', 'social', 'leadership'] },
	{ id: 'q2', options: ['social', 'leadership', 'creative', 'analytical'] },
	{ id: 'q3', options: ['analytical', 'creative', 'leadership', 'social'] },
	{ id: 'q4', options: ['leadership', 'social', 'analytical', 'creative'] },
	{ id: 'q5', options: ['social', 'analytical', 'creative', 'leadership'] },
] as const satisfies readonly { id: string; options: readonly [Field, Field, Field, Field] }[];

/** The fields that were chosen, question by question; `answers` are places on the page, from 0. */
export function fieldsOf(answers: readonly number[]): (Field | null)[] {
	return questionPlan.map(({ options }, question) => options[answers[question] ?? -1] ?? null);
}

/** Where so few answers agree, the result says so. */
const AGREEING = 3;

export type CareerScore = {
	field: Field;
	/** How often each field was chosen. */
	counts: Readonly<Record<Field, number>>;
	/** Other fields that were chosen as often. */
	tiedWith: readonly Field[];
	/** At least three of five answers agree. */
	clear: boolean;
};

/**
 * The field chosen most often; of several, the one that was reached first among the answers. Where nothing matches, the
 * analytical field (specification, 5.9).
 */
export function scoreCareer(chosen: readonly (Field | null)[]): CareerScore {
	const counts: Record<Field, number> = { creative: 0, analytical: 0, social: 0, leadership: 0 };
	for (const field of chosen) if (field) counts[field]++;
	const most = Math.max(...Object.values(counts));
	const first = chosen.find((field) => field !== null && counts[field] === most);
	const field = first ?? 'analytical';
	return {
		field,
		counts,
		tiedWith: most === 0 ? [] : fields.filter((other) => other !== field && counts[other] === most),
		clear: most >= AGREEING,
	};
}
