import type { Tokens } from '#src/platform/limits/tally.ts';
import { ModelFailure } from './model-failure.ts';
import { createFieldReader, type Fields, fieldSchema, fieldsInWords, type Piece } from './model-fields.server.ts';

/** What a model is asked: rules, facts it may use, and what the visitor wrote, which is data and never instruction. */
export type Prompt = {
	system: string;
	/** The message to answer: facts as JSON and the visitor's text, fenced by `fence`. */
	user: string;
	maxTokens: number;
	/** Times the usual deadlines, for long texts in the background. */
	patience?: number;
	/** What each field is to hold, in a sentence or two; for readings of several fields. */
	fields?: Readonly<Record<string, string>>;
};

/** A language model behind an OpenAI-compatible endpoint. */
export interface Model {
	readonly name: string;
	/**
	 * The texts as they are written: plain text where one field is wanted, an object of that schema where several are.
	 * Ends normally only when the model has finished by itself and every field has come.
	 * @throws ModelFailure when it does not begin or end in time, breaks off, or answers an error
	 */
	write(prompt: Prompt, fields: Fields, signal?: AbortSignal): AsyncIterable<Piece>;
}

/** Time between a failure and the one further try. */
const BEFORE_RETRY_MS = 250;

/** The model of the settings, or null where none is set. `onSpent` is told what an answer took, where the endpoint says. */
export function createModel(
	config: {
		AI_BASE_URL?: string | undefined;
		AI_API_KEY?: string | undefined;
		AI_MODEL?: string | undefined;
		AI_TIMEOUT: number;
		AI_FIRST_TOKEN_TIMEOUT: number;
	},
	onSpent: (tokens: Tokens) => void = () => {},
): Model | null {
	const { AI_BASE_URL: baseURL, AI_MODEL: name } = config;
	if (!baseURL || !name) return null;
	// Loaded only where there is an endpoint: a server without one starts the sooner.
	const loading = import('@ai-sdk/openai-compatible').then(({ createOpenAICompatible }) =>
		createOpenAICompatible({
			name: 'endpoint',
			baseURL,
			supportsStructuredOutputs: true,
			includeUsage: true,
			...(config.AI_API_KEY && { apiKey: config.AI_API_KEY }),
		}).chatModel(name),
	);
	/** Some endpoints know nothing of schemas and answer 400 to them; the prompt describes the fields as well. */
	let knowsSchemas = true;

	/**
	 * One request. It calls the provider directly: the SDK's upper layers cost more time per word than all of our code.
	 */
	async function* ask(prompt: Prompt, fields: Fields, abortSignal: AbortSignal) {
		const isObject = fields.length > 1;
		const system = isObject ? `${prompt.system}\n${fieldsInWords(fields, prompt.fields)}` : prompt.system;
		const languageModel = await loading;
		const { stream } = await languageModel.doStream({
			prompt: [
				{ role: 'system', content: system },
				{ role: 'user', content: [{ type: 'text', text: prompt.user }] },
			],
			maxOutputTokens: prompt.maxTokens,
			abortSignal,
			...(isObject && knowsSchemas && { responseFormat: { type: 'json', schema: fieldSchema(fields, prompt.fields) } }),
		});
		const reader = isObject ? createFieldReader(fields) : null;
		let finished = false;
		for await (const part of stream) {
			if (part.type === 'error') throw part.error;
			if (part.type === 'text-delta' && part.delta) {
				if (reader) yield* await reader.read(part.delta);
				else yield { field: fields[0], text: part.delta };
			} else if (part.type === 'finish') {
				const { inputTokens, outputTokens } = part.usage;
				if (inputTokens.total !== undefined || outputTokens.total !== undefined)
					onSpent({ input: inputTokens.total ?? 0, output: outputTokens.total ?? 0 });
				if (part.finishReason.unified === 'content-filter') throw new ModelFailure('filtered');
				finished = part.finishReason.unified === 'stop';
			}
		}
		if (!finished) throw new ModelFailure('cut_off');
		reader?.end();
	}

	return {
		name,
		async *write(prompt, fields, signal) {
			const patience = prompt.patience ?? 1;
			const deadline = new AbortController();
			const end = setTimeout(() => deadline.abort(), config.AI_TIMEOUT * 1000 * patience);
			const begin = setTimeout(() => deadline.abort(), config.AI_FIRST_TOKEN_TIMEOUT * 1000 * patience);
			const abortSignal = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
			let begun = false;
			try {
				for (let attempt = 1; ; attempt++) {
					try {
						for await (const piece of ask(prompt, fields, abortSignal)) {
							if (!begun) clearTimeout(begin);
							begun = true;
							yield piece;
						}
						return;
					} catch (error) {
						if (abortSignal.aborted || begun || attempt > 1) throw error;
						const status = statusOf(error);
						if (status === 400 && fields.length > 1 && knowsSchemas) knowsSchemas = false;
						else if (error instanceof ModelFailure || (status && status !== 429 && status < 500)) throw error;
						else await pause(BEFORE_RETRY_MS, abortSignal);
					}
				}
			} catch (error) {
				if (signal?.aborted) throw signal.reason;
				if (error instanceof ModelFailure) throw error;
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

const statusOf = (error: unknown) => (error as { statusCode?: number } | null)?.statusCode;

/** @throws the signal's reason */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
	await new Promise<void>((done) => {
		const timer = setTimeout(done, milliseconds);
		signal.addEventListener(
			'abort',
			() => {
				clearTimeout(timer);
				done();
			},
			{ once: true },
		);
	});
	signal.throwIfAborted();
}

/** Invisible characters that change direction or look, or hide text; half-spaces are part of Persian. */
const unseen = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu;

/**
 * What a visitor wrote, as data inside a prompt: no unseen characters, no angle brackets (so that the fence cannot be
 * closed from inside), at most so many characters.
 */
export function fence(label: string, text: string, most = 2000): string {
	const clean = text.replace(unseen, '').replaceAll('<', '‹').replaceAll('>', '›');
	return `<${label}>\n${[...clean].slice(0, most).join('')}\n</${label}>`;
}
