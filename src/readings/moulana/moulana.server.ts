import { dayIn } from '#src/readings/day-of.ts';
import { checkPayload } from '#src/readings/flow/check-payload.ts';
import type { Reading } from '#src/readings/reading.ts';
import type { Moulana } from './contract.ts';
import { entryOfDay } from './entry-of-day.server.ts';
import { messages } from './messages.ts';
import { moulanaPrompt } from './prompt.server.ts';
import { moulanaRequestSchema } from './request.ts';
import { moulanaWords } from './words/words.server.ts';

/** A model's three texts together, shorter than this, broke off. */
const LEAST_WORDS = 110;

/** Moulana's wisdom: the story of the day on a path, its message, a practice, and a verse with its place. */
export function createMoulana(clock: () => Date = () => new Date()): Reading<Moulana> {
	return {
		name: 'moulana-wisdom',

		check(payload) {
			const request = checkPayload(moulanaRequestSchema, payload, messages, { key: 'path_unknown', field: 'path' });
			return { ...request, date: request.date ?? dayIn(request.language, clock()) };
		},

		personalText: () => '',

		facts({ path, language, date }) {
			const { id, place, verse } = entryOfDay(path, date);
			const { title, translation } = moulanaWords[language][id];
			return { entry: id, title, place, original: verse, translation };
		},

		words(request, facts) {
			const { story, message, practice } = moulanaWords[request.language][entryOfDay(request.path, request.date).id];
			const { place, original, translation } = facts;
			return {
				fields: ['story', 'message', 'practice'],
				compose: () => ({ story, message, practice }),
				prompt: () => moulanaPrompt(request, facts, story),
				allowed: {
					language: request.language,
					quotable: [original.join(' '), translation?.join(' ') ?? '', story],
					numbers: place.book === 'masnavi' ? [place.daftar, place.section] : [place.ghazal],
				},
				leastWords: LEAST_WORDS,
			};
		},

		answer: ({ story = '', message = '', practice = '' }, { original, translation }) => ({
			story,
			message,
			practice,
			quote: (translation ?? original).join('\n'),
		}),
	};
}

export const moulana = createMoulana();
