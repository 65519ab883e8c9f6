import { checkPayload } from '#src/readings/flow/check-payload.ts';
import type { Reading } from '#src/readings/reading.ts';
import { fence } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import { type Coin, coinRequestSchema } from './request.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences of the coin. */
export const coinTexts = { en, fa, ar, es };
const messages = { en: en.messages, fa: fa.messages, ar: ar.messages, es: es.messages };
/** What is said of a question that cannot be asked. */
export const coinMessages = messages;

/** A coin: heads or tails, read towards a question. */
export const coin: Reading<Coin> = {
	name: 'coin-toss',
	check: (payload) =>
		checkPayload(coinRequestSchema, payload, messages, { key: 'question_invalid', field: 'question' }),
	personalText: ({ question }) => question,
	facts: ({ side }) => ({ side }),
	words: ({ language, question }, { side }) => ({
		fields: ['reading'],
		compose: () => ({ reading: coinTexts[language].told[side] }),
		prompt: () => ({ system: voicePrompt(language), user: `${side}\n${fence('question', question)}`, maxTokens: 300 }),
		allowed: { language, quotable: [question], numbers: [] },
		leastWords: 5,
	}),
	builtInWords: { least: 3 },
	answer: ({ reading = '' }) => ({ reading }),
};
