import type { Language } from '#src/language/languages.ts';
import { latinDigits } from '#src/language/latin-digits.ts';
import type { Allowed } from '#src/words/guard.server.ts';
import { fence, type Prompt } from '#src/words/model.server.ts';
import { voicePrompt } from '#src/words/voice-prompt.server.ts';
import type { GuideAnswer } from './guide/answer.server.ts';
import { type ChatMessage, cutConversation } from './request.ts';

/** What a model is given of a conversation: its newest messages. */
const CONVERSATION_FOR_MODEL = { messages: 40, characters: 12_000 };
const LONGEST_MESSAGE = 2000;
const LONGEST_READING = 4000;

/** What a model is asked for one answer. The built-in answer is given as material that is known to be true. */
export function chatPrompt(
	conversation: readonly ChatMessage[],
	language: Language,
	answer: GuideAnswer,
	reading?: string,
): Prompt {
	const told = cutConversation(conversation, CONVERSATION_FOR_MODEL)
		.map(({ role, content }) => fence(role === 'user' ? 'visitor_message' : 'your_message', content, LONGEST_MESSAGE))
		.join('\n');
	return {
		system: `${voicePrompt(language)}
You are the guide in a chat with one person; what follows holds here instead of the order of a reading. Answer the newest message in 30 to 100 words, in one or two paragraphs. First answer what was asked, or receive what was told, in two plain sentences; heavy news is received before anything else, without an image and without an errand. Then at most one image from old lore, never after another one of yours; the material below is true and may be used, retold. What stands under heard is what was understood of the message, as fact: contradict none of it, and assume no partner, job, home, child, fault or death that is not in it. Remember what was said before and go further; repeat nothing you have said. End with exactly one open question about their own life, and no task. Never decide for them, never diagnose, never tell anyone to stay with or to leave a person. Say plainly what cannot be known. Do not offer pages or links.`,
		user: `${JSON.stringify({ topic: answer.topic, heard: answer.heard, material: answer.text })}\n\n${reading ? `The reading the visitor was given and speaks of:\n${fence('reading', reading, LONGEST_READING)}\n\n` : ''}The conversation, the newest message last:\n${told}`,
		maxTokens: 500,
	};
}

/** What a model's answer may hold: what was said in the conversation, and the material. */
export function chatAllowed(
	conversation: readonly ChatMessage[],
	language: Language,
	{ text }: GuideAnswer,
	reading = '',
): Allowed {
	const told = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
	const quotable = [...told, text, reading];
	const numbers = [...latinDigits(quotable.join(' ')).matchAll(/\d+/g)].map(([digits]) => Number(digits));
	return { language, quotable, numbers };
}
