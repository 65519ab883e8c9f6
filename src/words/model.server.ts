import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';

/** What a model is asked: rules, facts it may use, and what the visitor wrote, which is data and never instruction. */
export type Prompt = {
	system: string;
	/** The message to answer: facts as JSON and the visitor's text, fenced by `fence`. */
	user: string;
	maxTokens: number;
	/** What each field is to hold, in a sentence or two; for readings of several fields. */
	fields?: Readonly<Record<string, string>>;
};

/** A language model behind an OpenAI-compatible endpoint. */
export interface Model {
	readonly name: string;
	/**
	 * The text as it is written. Ends normally only when the model has finished by itself.
	 * @throws ModelFailure when it does not begin or end in time, breaks off, or answers an error
	 */
	write(prompt: Prompt, signal?: AbortSignal): AsyncIterable<string>;
}

/** Why the model could not be used; the built-in writer answers instead. `reason` is for logs and counters. */
export class ModelFailure extends Error {
	override readonly name = 'ModelFailure';
	readonly reason: 'slow' | 'unreachable' | 'refused' | 'cut_off' | 'broke_facts' | 'limit';

	constructor(reason: ModelFailure['reason'], options?: ErrorOptions) {
		super(`the model failed: ${reason}`, options);
		this.reason = reason;
	}
}

/** The model of the settings, or null where none is set. `fetch` can be swapped by tests. */
export function createModel(config: {
	AI_BASE_URL?: string | undefined;
	AI_API_KEY?: string | undefined;
	AI_MODEL?: string | undefined;
	AI_TIMEOUT: number;
	AI_FIRST_TOKEN_TIMEOUT: number;
}): Model | null {
	const { AI_BASE_URL: baseURL, AI_MODEL: name } = config;
	if (!baseURL || !name) return null;
	const provider = createOpenAICompatible({
		name: 'endpoint',
		baseURL,
		...(config.AI_API_KEY && { apiKey: config.AI_API_KEY }),
	});
	const languageModel = provider.chatModel(name);

	return {
		name,
		async *write(prompt, signal) {
			const deadline = new AbortController();
			const end = setTimeout(() => deadline.abort(), config.AI_TIMEOUT * 1000);
			const begin = setTimeout(() => deadline.abort(), config.AI_FIRST_TOKEN_TIMEOUT * 1000);
			const abortSignal = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
			try {
				const { stream } = streamText({
					model: languageModel,
					instructions: prompt.system,
					messages: [{ role: 'user', content: prompt.user }],
					maxOutputTokens: prompt.maxTokens,
					maxRetries: 1,
					abortSignal,
					// Errors arrive as parts of the stream; the default would print them with what people wrote.
					onError: () => {},
				});
				let finished = false;
				for await (const part of stream) {
					if (part.type === 'text-delta') {
						clearTimeout(begin);
						if (part.text) yield part.text;
					} else if (part.type === 'error') throw part.error;
					else if (part.type === 'abort') throw new ModelFailure('slow');
					else if (part.type === 'finish') {
						if (part.finishReason === 'content-filter') throw new ModelFailure('refused');
						finished = part.finishReason === 'stop';
					}
				}
				if (!finished) throw new ModelFailure('cut_off');
			} catch (error) {
				if (error instanceof ModelFailure) throw error;
				if (signal?.aborted) throw signal.reason;
				if (deadline.signal.aborted) throw new ModelFailure('slow', { cause: error });
				throw new ModelFailure(statusOf(error) ? 'refused' : 'unreachable', { cause: error });
			} finally {
				clearTimeout(begin);
				clearTimeout(end);
				deadline.abort();
			}
		},
	};
}

/** The HTTP status an endpoint answered with, also where it was tried twice. */
function statusOf(error: unknown): number | undefined {
	const { statusCode, lastError } = error as { statusCode?: number; lastError?: { statusCode?: number } };
	return statusCode ?? lastError?.statusCode;
}

/** Characters that are not seen but change direction or look; half-spaces are part of Persian. */
const unseen = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/**
 * What a visitor wrote, as data inside a prompt: no unseen characters, no angle brackets (so that the fence cannot be
 * closed from inside), capped.
 */
export function fence(label: string, text: string, most = 2000): string {
	const clean = text.replace(unseen, '').replaceAll('<', '‹').replaceAll('>', '›').slice(0, most);
	return `<${label}>\n${clean}\n</${label}>`;
}
