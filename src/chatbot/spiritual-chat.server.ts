import { withinModelLimit } from '#src/backend/functions/model-limit.ts';
import type { FunctionContext, FunctionEvent, ServerFunction } from '#src/backend/functions/server-function.ts';
import { isLanguage } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import { findCrisis } from '#src/words/crisis/find-crisis.ts';
import { plainCrisis } from '#src/words/crisis/plain-crisis.ts';
import type { Commission, Writer } from '#src/words/writer.server.ts';
import { answerBuiltIn, type GuideAnswer } from './guide/answer.server.ts';
import { findThemeArticle } from './knowledge/theme-article.server.ts';
import { type MessageKey, messages } from './messages.ts';
import { writeOffer } from './offer-link.ts';
import { chatAllowed, chatPrompt } from './prompt.server.ts';
import { type ChatRequest, chatRequestSchema, cutConversation, messageSchema } from './request.ts';

/** A model's answer shorter than this broke off. */
const LEAST_WORDS = 20;
/** Everything else (knowledge, verses, what was told, refusals, the turns after a cry for help) has settled words. */
const forModel: ReadonlySet<GuideAnswer['kind']> = new Set(['topic', 'lore', 'joy', 'complaint', 'sign', 'reading']);

type ChatParts = { writer: Writer; limits: Limits; database: Database; clock: () => Date };

/**
 * `spiritual-chat`: a conversation in, the guide's next message out, as `{ message, facts, writer }`. It keeps nothing.
 * A long conversation is read as far back as there is room for it.
 */
export function createSpiritualChat({ writer, limits, database, clock }: ChatParts): ServerFunction {
	return async function* chat(payload: unknown, context: FunctionContext): AsyncGenerator<FunctionEvent> {
		const { messages: all, language, reading } = checkChat(payload);
		const conversation = cutConversation(all);
		const crisis = findCrisis(conversation.at(-1)?.content ?? '', language, context.country);
		if (crisis) {
			yield { event: 'done', data: { message: plainCrisis(crisis, language), facts: { crisis }, writer: 'built-in' } };
			return;
		}
		const answer = answerBuiltIn(conversation, language, clock().toISOString().slice(0, 10), reading);
		const article = answer.theme && (await findThemeArticle(database, answer.theme, language));
		const lines = [
			answer.offer && writeOffer(answer.offer.line, language, answer.offer.page),
			article && writeOffer(article.line, language, article.address),
		];
		const offer = lines.filter(Boolean).join('\n\n');
		const commission: Commission = {
			fields: ['message'],
			compose: () => ({ message: answer.text }),
			prompt: () => chatPrompt(conversation, language, answer, reading),
			allowed: chatAllowed(conversation, language, answer, reading),
			leastWords: LEAST_WORDS,
		};
		const mayAskModel = writer.model !== null && forModel.has(answer.kind) && (await withinModelLimit(limits, context));
		const writing = writer.write(commission, { mayAskModel, signal: context.signal });
		for (;;) {
			const step = await writing.next();
			if (!step.done) {
				yield { event: 'delta', data: step.value };
				continue;
			}
			const { words, writer: by } = step.value;
			if (offer) yield { event: 'delta', data: { field: 'message', text: `\n\n${offer}` } };
			const message = [words.message, offer].filter(Boolean).join('\n\n');
			const { kind, topic, heard } = answer;
			const facts = {
				kind,
				topic,
				offer: answer.offer,
				heard,
				// What a model wrote is not made of sentences whose presumptions are known.
				presumed: by === 'built-in' ? answer.presumed : [],
			};
			yield { event: 'done', data: { message, facts, writer: by } };
			return;
		}
	};
}

/** @throws Problem 400 with the specification's message in the language of the payload, and `details.field` */
function checkChat(payload: unknown): ChatRequest {
	const asked = (payload as { language?: unknown } | null)?.language;
	const language = isLanguage(asked) ? asked : 'en';
	const refuse = (issue: string | undefined): never => {
		const key = (issue && issue in messages.en ? issue : 'message_invalid') as MessageKey;
		throw new Problem(key, 400, messages[language][key], { field: 'messages' });
	};
	const parsed = chatRequestSchema.safeParse(payload);
	if (!parsed.success) return refuse(parsed.error.issues[0]?.message);
	const newest = parsed.data.messages.at(-1);
	const checked = messageSchema.safeParse(newest?.content);
	if (!checked.success) return refuse(checked.error.issues[0]?.message);
	return {
		...parsed.data,
		messages: [...parsed.data.messages.slice(0, -1), { role: 'user', content: checked.data }],
	};
}
