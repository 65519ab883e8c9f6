import type { Prompt } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import type { MoulanaFacts } from './facts.ts';
import type { MoulanaRequest } from './request.ts';

/** The prompt: the story is in the facts; the model writes its meaning and the practice. */
export function moulanaPrompt({ path, language }: MoulanaRequest, facts: MoulanaFacts, story: string): Prompt {
	const { title, place, original, translation } = facts;
	return {
		system: `${voicePrompt(language)}
The visitor has chosen a path and reads today's story from Rumi, whose verse is shown beside it. Nothing has been asked: write for anybody. Report what people in the story say without quotation marks, and do not repeat the verse.`,
		user: JSON.stringify({ poet: 'Rumi, thirteenth century', path, title, place, verse: original, translation, story }),
		maxTokens: 1600,
		fields: {
			story: 'The story of the facts told again in 90 to 140 words: what happens in it stays, nothing is added.',
			message: 'What it says towards this path, with a tension and a counter-view, in 40 to 70 words.',
			practice:
				'One act of less than ten minutes for today, then one question to ponder that cannot be answered with yes, in 30 to 50 words.',
		},
	};
}
