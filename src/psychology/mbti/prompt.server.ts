import type { Prompt } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import type { MbtiFacts } from './facts.server.ts';
import type { MbtiRequest } from './request.ts';

/** What each letter stands for, told to the model so that it need not remember. */
const meaning: Readonly<Record<string, string>> = {
	E: 'thinks by talking, is refreshed by company',
	I: 'thinks before talking, is refreshed by solitude',
	S: 'trusts what can be seen, counted and tried',
	N: 'trusts connections, patterns and possibilities',
	T: 'decides by what is correct and consistent',
	F: 'decides by what it does to people and to what matters to them',
	J: 'likes things settled, plans ahead',
	P: 'likes things open, decides late',
};

/** What a model is asked for one type. The answer is plain prose; `guard.server.ts` holds it to these facts. */
export function mbtiPrompt({ language }: MbtiRequest, { mbtiType }: MbtiFacts): Prompt {
	return {
		system: `${voicePrompt(language)}
The visitor has taken a twelve-question test of preferences after Jung's psychological types. It is independent of the MBTI assessment; never claim otherwise. Describe the type in 220 to 320 words, in eight short paragraphs: a small scene in which such a person is at work; strengths; blind spots; in work; in love; under stress; one thing often said of this type that may not fit this reader; one small experiment for today with a question. Speak of preferences, never of abilities, fate or diagnosis. Name no other type.`,
		user: JSON.stringify({
			type: mbtiType,
			letters: [...mbtiType].map((letter) => ({ letter, meaning: meaning[letter] })),
		}),
		maxTokens: 1300,
	};
}
