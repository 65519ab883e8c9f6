import type { Language } from '#src/language/languages.ts';
import { requireCountable, requireDay } from '#src/readings/person/check-method.server.ts';
import { checkRequest } from '#src/readings/person/check-request.ts';
import { personTexts } from '#src/readings/person/texts.server.ts';
import type { Reading } from '#src/readings/reading.ts';
import { compose } from './compose.server.ts';
import type { LuckyNumber } from './contract.ts';
import { type LuckyNumberFacts, luckyNumberFacts } from './facts.server.ts';
import { luckyNumberPrompt } from './prompt.server.ts';
import { luckyNumberRequestSchema } from './request.ts';

/** A model's analysis shorter than this broke off. */
const LEAST_WORDS = 90;

const dayName = (language: Language, { luckyDay }: LuckyNumberFacts) =>
	personTexts[language].weekdays[luckyDay.weekday];

/** Four numbers and a day from a name, a mother's name and a date of birth. */
export const luckyNumber: Reading<LuckyNumber> = {
	name: 'lucky-number',

	check(payload) {
		const request = checkRequest(luckyNumberRequestSchema, payload);
		requireCountable(request.fullName, 'fullName', payload);
		requireCountable(request.motherName, 'motherName', payload);
		requireDay(request.birthDate, request.calendarType, 'birthDate', payload);
		return request;
	},

	personalText: ({ fullName, motherName }) => `${fullName}. ${motherName}`,

	facts: (request) => {
		const facts = luckyNumberFacts(request);
		return { ...facts, dayName: dayName(request.language, facts) };
	},

	words: (request, facts) => ({
		fields: ['analysis'],
		compose: () => ({ analysis: compose(request, facts) }),
		prompt: () => luckyNumberPrompt(request, facts, facts.dayName),
		allowed: {
			language: request.language,
			quotable: [request.fullName, request.motherName],
			numbers: numbersOf(facts),
		},
		leastWords: LEAST_WORDS,
	}),

	answer: ({ analysis = '' }, facts) => ({
		luckyNumber: facts.luckyNumber.value,
		wealthNumber: facts.wealthNumber.value,
		protectionNumber: facts.protectionNumber.value,
		loveNumber: facts.loveNumber.value,
		luckyDay: facts.dayName,
		analysis,
	}),
};

/** Every number of the facts; a text may name no other. */
function numbersOf(value: unknown): number[] {
	if (typeof value === 'number') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}
