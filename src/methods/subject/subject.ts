/** What a person's question can be about. `open` is a question that names none of the others. */
export const subjects = [
	'love',
	'work',
	'travel',
	'wellbeing',
	'family',
	'decision',
	'waiting',
	'loss',
	'open',
] as const;
export type Subject = (typeof subjects)[number];
