import * as z from 'zod/mini';
import { languages } from '#src/language/languages.ts';
import { boundedText } from '#src/language/text-length.ts';

/** Length of a message, in characters after trimming; both ends count (specification, 6.3). */
export const MESSAGE_LENGTH = { least: 1, most: 1000 } as const;
/** What is sent and read of a conversation: the newest messages, at most so many and so many characters. */
export const CONVERSATION_LENGTH = { messages: 200, characters: 100_000 } as const;

/** A reading that is taken along is cut to this many characters. */
export const READING_LENGTH = 8000;

/** One message of a conversation. */
export type ChatMessage = { role: 'user' | 'assistant'; content: string };

/** A message as it is written. Issues carry keys of the texts. */
export const messageSchema = boundedText(MESSAGE_LENGTH, {
	invalid: 'message_invalid',
	tooShort: 'message_empty',
	tooLong: 'message_too_long',
});

const turnSchema = z.object(
	{ role: z.enum(['user', 'assistant'], 'message_invalid'), content: z.string('message_invalid') },
	'message_invalid',
);

/** The payload of `spiritual-chat`: the whole conversation, the newest message last, which is the visitor's. */
export const chatRequestSchema = z.object(
	{
		messages: z
			.array(turnSchema, 'message_invalid')
			.check(z.refine((turns) => turns.at(-1)?.role === 'user', 'message_invalid')),
		language: z.catch(z.enum(languages), 'en'),
		/** The text of the kept reading the visitor came from, to be explained. */
		reading: z.optional(z.string('message_invalid').check(z.maxLength(READING_LENGTH, 'message_invalid'))),
	},
	'message_invalid',
);
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** The newest messages that have room within these bounds, beginning with one of the visitor's; the last always. */
export function cutConversation(
	messages: readonly ChatMessage[],
	most: { messages: number; characters: number } = CONVERSATION_LENGTH,
): ChatMessage[] {
	let length = 0;
	let from = messages.length;
	while (from > 0) {
		length += messages[from - 1]?.content.length ?? 0;
		const full = length > most.characters || messages.length - from >= most.messages;
		if (full && from < messages.length) break;
		from--;
	}
	const kept = messages.slice(from);
	const first = kept.findIndex(({ role }) => role === 'user');
	return from === 0 || first < 0 ? kept : kept.slice(first);
}
