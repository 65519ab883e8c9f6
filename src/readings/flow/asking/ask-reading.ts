import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import type { HelpLine } from '#src/words/crisis/help-lines.ts';
import { serverEvents } from './server-events.ts';

/** Who wrote a text, as the answer tells it: the built-in writer, or a model by its name. */
export type WrittenBy = 'built-in' | { model: string };

/** The message and the help lines for a cry for help. */
export type CrisisAnswer = { message: string; lines: readonly HelpLine[] };

/** The end of a reading: its own fields, what they rest on, and who wrote them. */
export type ReadingAnswer<Facts extends object, Fields extends object> =
	| { crisis: CrisisAnswer }
	| { crisis: null; fields: Fields; facts: Facts; writer: WrittenBy };

/** No reading came: the code of our functions' problems, or `unreachable`, or `broken_off`. */
export class ReadingFailure extends Error {
	override readonly name = 'ReadingFailure';
	readonly code: string;
	/** The payload's field that was refused, where one was. */
	readonly field: string | null;

	constructor(code: string, message: string, field: string | null = null) {
		super(message);
		this.code = code;
		this.field = field;
	}
}

/** What has arrived of a reading's words: text by field, as the server's commission names them. */
export type Texts = Readonly<Record<string, string>>;

type Ask<Facts> = {
	/** Name of the function. */
	name: string;
	body: object;
	/** Aborted when the visitor leaves. */
	signal: AbortSignal;
	onFacts?: (facts: Facts) => void;
	/** Given all the text there is so far, by field, each time that more arrives. */
	onTexts?: (texts: Texts) => void;
};

/** Longer than any model may take; a stream without data for so long is treated as broken. */
const PATIENCE_MS = 120_000;

/**
 * Asks one of our functions for a reading and follows its stream; one that answers in plain JSON is understood as well.
 * @throws ReadingFailure when no reading came; the signal's reason when the visitor left
 */
export async function askReading<Facts extends object, Fields extends object>(
	supabase: AppClient,
	{ name, body, signal, onFacts, onTexts }: Ask<Facts>,
): Promise<ReadingAnswer<Facts, Fields>> {
	const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
	try {
		const { data, error } = await supabase.functions.invoke(name, {
			body,
			headers: { Accept: 'text/event-stream' },
			signal: patience,
		});
		if (error) throw await failureOf(error);
		if (!(data instanceof Response)) return answerOf(data);
		let texts: Texts = {};
		for await (const { event, data: content } of serverEvents(data.body ?? new ReadableStream())) {
			const said = JSON.parse(content);
			if (event === 'facts') onFacts?.(said);
			else if (event === 'delta') {
				texts = { ...texts, [said.field]: (texts[said.field] ?? '') + said.text };
				onTexts?.(texts);
			} else if (event === 'done') return answerOf(said);
			else if (event === 'error') throw new ReadingFailure(said.code, said.message, said.field ?? null);
		}
		throw new ReadingFailure('broken_off', 'The stream ended before the reading did');
	} catch (error) {
		signal.throwIfAborted();
		throw error instanceof ReadingFailure ? error : new ReadingFailure('broken_off', String(error));
	}
}

function answerOf<Facts extends object, Fields extends object>(said: unknown): ReadingAnswer<Facts, Fields> {
	if (typeof said !== 'object' || said === null || !('facts' in said) || !('writer' in said)) {
		throw new ReadingFailure('broken_off', 'The answer is not a reading');
	}
	const { facts, writer, ...fields } = said;
	const { crisis } = facts as { crisis?: CrisisAnswer };
	if (crisis) return { crisis };
	return { crisis: null, fields: fields as Fields, facts: facts as Facts, writer: writer as WrittenBy };
}

/** The client tells a refusal by an error that carries the whole response. */
async function failureOf(error: { context?: unknown; message: string }): Promise<ReadingFailure> {
	if (!(error.context instanceof Response)) return new ReadingFailure('unreachable', error.message);
	const said = await error.context.json().catch(() => null);
	return new ReadingFailure(said?.code ?? 'unexpected_failure', said?.message ?? error.message, said?.field ?? null);
}
