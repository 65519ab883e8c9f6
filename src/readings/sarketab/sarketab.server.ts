import { requireCountable, requireDay } from '#src/readings/person/check-method.server.ts';
import { checkRequest } from '#src/readings/person/check-request.ts';
import type { Reading } from '#src/readings/reading.ts';
import { compose } from './compose.server.ts';
import type { Sarketab } from './contract.ts';
import { sarketabFacts } from './facts.server.ts';
import { sarketabPrompt } from './prompt.server.ts';
import { sarketabRequestSchema } from './request.ts';

/** A model's reading shorter than this broke off. */
const LEAST_WORDS = 90;

/** Sarketab: a name, a mother's name and a day of birth, counted and read. Nothing of it is kept. */
export const sarketab: Reading<Sarketab> = {
	name: 'sarketab-reading',

	check(payload) {
		const request = checkRequest(sarketabRequestSchema, payload);
		requireCountable(request.name, 'name', payload);
		requireCountable(request.motherName, 'motherName', payload);
		requireDay(request.birthDate, request.calendarType, 'birthDate', payload);
		return request;
	},

	personalText: ({ name, motherName }) => `${name}. ${motherName}`,

	facts: sarketabFacts,

	words: (request, facts) => ({
		fields: ['reading'],
		compose: () => ({ reading: compose(request, facts) }),
		prompt: () => sarketabPrompt(request, facts),
		allowed: {
			language: request.language,
			quotable: [request.name, request.motherName],
			numbers: numbersOf(facts),
		},
		leastWords: LEAST_WORDS,
	}),

	answer: ({ reading = '' }) => ({ reading }),
};

/** Every number of the facts; a text may name no other. */
function numbersOf(value: unknown): number[] {
	if (typeof value === 'number') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}
