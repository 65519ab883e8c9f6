import { fence, type Prompt } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import type { HafezFacts } from './facts.server.ts';
import type { HafezRequest } from './request.ts';

/** What a model is asked for one draw. The answer is plain prose; `guard.server.ts` holds it to these facts. */
export function hafezPrompt({ question, language }: HafezRequest, { poem, heard, matter }: HafezFacts): Prompt {
	return {
		system: `${voicePrompt(language)}
The visitor has opened the Divan of Hafez with a question in mind. Read the drawn verse towards that question, in 130 to 230 words. The verse is shown above your text: do not repeat it whole. "heard" is what was understood of the question: do not contradict it, and assume nothing of the visitor that it does not say. Where its weight is heavy, receive the news in one plain sentence first, without an image, a joke or an errand.${poem.couplet !== undefined && poem.theme === null ? ' Of this couplet nothing is known but its words: tell no history and no commentary of it, read what it says and does, and quote no other verse.' : ''}`,
		user: `${JSON.stringify({ poet: 'Hafez of Shiraz, fourteenth century', ghazal: poem.ghazal, edition: poem.edition, couplet: poem.couplet, verse: poem.verse, translation: poem.translation, theme: poem.theme, imagery: poem.imagery, heard: { ...heard, matter } })}\n\n${fence('visitor_question', question, 500)}`,
		maxTokens: 900,
	};
}
