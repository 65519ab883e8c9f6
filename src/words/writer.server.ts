import type { SharedCounts } from '#src/platform/limits/shared-counts.ts';
import type { Log } from '#src/platform/process/log.ts';
import { createBreaker } from './breaker.ts';
import { type Allowed, createGuard } from './guard.server.ts';
import type { Model, Prompt } from './model.server.ts';
import { ModelFailure } from './model-failure.ts';
import type { Fields, Piece } from './model-fields.server.ts';

/** Who wrote a text: the built-in writer, or a model by its name. */
export type WrittenBy = 'built-in' | { model: string };

/** Text by field, in the order it is shown. A reading of one text has one field. */
export type Words = Readonly<Record<string, string>>;

/** Something to be put into words. */
export type Commission = {
	/** The texts wanted, in the order they are shown. */
	fields: Fields;
	/** The built-in writer's words: always there, at once, all fields. */
	compose: () => Words;
	prompt: () => Prompt;
	allowed: Allowed;
	/** Words a model has to write at least, over all fields; fewer is a text broken off. */
	leastWords: number;
	/** Whether a model's whole texts will do, beyond being true to the facts. */
	isFit?: (words: Words) => boolean;
};

export type Writing = { words: Words; writer: WrittenBy };

/** Puts facts into words: by the model where there is one and it keeps to the facts, else by the built-in writer. */
export interface Writer {
	readonly model: string | null;
	/** Yields pieces of text to show, and returns the whole. After a model failed, the whole replaces what was shown. */
	write(
		commission: Commission,
		options: { mayAskModel: boolean; signal?: AbortSignal | undefined },
	): AsyncGenerator<Piece, Writing>;
}

/** Failures that are the endpoint's own and not of what one visitor asked. */
const ofTheEndpoint: readonly ModelFailure['reason'][] = ['slow', 'unreachable', 'refused'];
const FAILURES_IN_A_ROW = 5;
const PAUSE_MS = 30_000;
/** Seconds after which the count of a day expires. */
const TWO_DAYS = 172_800;

export function createWriter({
	model,
	dailyLimit,
	log,
	clock,
	counts,
	onOutcome = () => {},
}: {
	model: Model | null;
	/** Texts a day the model may be asked for, by all visitors together. */
	dailyLimit: number;
	log: Log;
	clock: () => Date;
	/** Where all processes of the database count the texts of a day; without it this one counts alone. */
	counts?: SharedCounts | undefined;
	/** Told of each text: `model`, `built-in`, or why the model failed. For counters. */
	onOutcome?: (outcome: string) => void;
}): Writer {
	let day = '';
	let asked = 0;
	const withinDay = async () => {
		const today = clock().toISOString().slice(0, 10);
		if (today !== day) [day, asked] = [today, 0];
		asked++;
		const inAll = await counts
			?.add([{ key: `texts by the model ${today}`, points: 1, seconds: TWO_DAYS }])
			.catch((error) => log.warn({ err: error }, 'the texts of the day are counted by this process alone'));
		return (inAll?.[0]?.points ?? asked) <= dailyLimit;
	};
	const breaker = createBreaker({ failures: FAILURES_IN_A_ROW, pauseMs: PAUSE_MS, clock });

	/** @throws ModelFailure, or the signal's reason */
	async function* byModel(
		{ name, write }: Model,
		{ fields, prompt: makePrompt, allowed, leastWords, isFit }: Commission,
		signal: AbortSignal | undefined,
		onShown: () => void,
	): AsyncGenerator<Piece, Writing> {
		if (breaker.isOpen()) throw new ModelFailure('paused');
		if (!(await withinDay())) throw new ModelFailure('limit');
		const prompt = makePrompt();
		const guard = createGuard(allowed, prompt.system);
		const words: Record<string, string> = Object.fromEntries(fields.map((field) => [field, '']));
		const keep = (piece: Piece) => {
			words[piece.field] += piece.text;
			onShown();
			return piece;
		};
		for await (const piece of write(prompt, fields, signal)) for (const safe of guard.feed(piece)) yield keep(safe);
		const rest = guard.end().map(keep);
		for (const field of fields) words[field] = words[field]?.trim() ?? '';
		const all = Object.values(words);
		if (all.includes('') || all.join(' ').split(/\s+/).length < leastWords) throw new ModelFailure('cut_off');
		if (isFit && !isFit(words)) throw new ModelFailure('unfit');
		yield* rest;
		return { words, writer: { model: name } };
	}

	return {
		model: model?.name ?? null,
		async *write(commission, { mayAskModel, signal }) {
			let shown = false;
			if (model && mayAskModel) {
				try {
					const writing = yield* byModel(model, commission, signal, () => {
						shown = true;
					});
					breaker.succeeded();
					onOutcome('model');
					return writing;
				} catch (error) {
					if (signal?.aborted) throw error;
					if (!(error instanceof ModelFailure)) log.error({ err: error }, 'the model could not be asked');
					const reason = error instanceof ModelFailure ? error.reason : 'fault';
					if (error instanceof ModelFailure && ofTheEndpoint.includes(error.reason)) breaker.failed();
					log.warn({ model: model.name, reason }, 'the built-in writer answers for the model');
					onOutcome(reason);
				}
			} else onOutcome('built-in');
			const words = commission.compose();
			// A text that a model began is replaced as a whole, not continued.
			if (!shown)
				for (const field of commission.fields)
					for (const [index, paragraph] of (words[field] ?? '').split('\n\n').entries())
						yield { field, text: index === 0 ? paragraph : `\n\n${paragraph}` };
			return { words, writer: 'built-in' };
		},
	};
}
