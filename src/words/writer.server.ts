import type { Log } from '#src/platform/log.ts';
import { type Allowed, createGuard } from './guard.server.ts';
import { type Model, ModelFailure, type Prompt } from './model.server.ts';

/** Who wrote a text: the built-in writer, or a model by its name. */
export type WrittenBy = 'built-in' | { model: string };

/** Text by field, in the order it is shown. A reading of one text has one field. */
export type Words = Readonly<Record<string, string>>;

/** More text of one field, to be put behind what there is. */
export type Piece = { field: string; text: string };

/** Something to be put into words. */
export type Commission = {
	/** The texts wanted, in the order they are shown. */
	fields: readonly [string, ...string[]];
	/** The built-in writer's words: always there, at once, all fields. */
	compose: () => Words;
	prompt: () => Prompt;
	allowed: Allowed;
	/** Words a model has to write at least, over all fields; fewer is a text broken off. */
	leastWords: number;
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

export function createWriter({
	model,
	dailyLimit,
	log,
	clock,
	onOutcome = () => {},
}: {
	model: Model | null;
	/** Texts a day the model may be asked for, by all visitors together. */
	dailyLimit: number;
	log: Log;
	clock: () => Date;
	/** Told of each text: `model`, `built-in`, or why the model failed. For counters. */
	onOutcome?: (outcome: string) => void;
}): Writer {
	let day = '';
	let asked = 0;
	const withinDay = () => {
		const today = clock().toISOString().slice(0, 10);
		if (today !== day) [day, asked] = [today, 0];
		return asked++ < dailyLimit;
	};

	return {
		model: model?.name ?? null,
		async *write(commission, { mayAskModel, signal }) {
			if (model && mayAskModel) {
				try {
					const [field] = commission.fields;
					if (!withinDay()) throw new ModelFailure('limit');
					let text = '';
					const guard = createGuard(commission.allowed);
					for await (const piece of model.write(commission.prompt(), signal)) {
						const safe = guard.feed(piece);
						if (!safe) continue;
						text += safe;
						yield { field, text: safe };
					}
					const rest = guard.end();
					text += rest;
					if (text.trim().split(/\s+/).length < commission.leastWords) throw new ModelFailure('cut_off');
					if (rest) yield { field, text: rest };
					onOutcome('model');
					return { words: { [field]: text.trim() }, writer: { model: model.name } };
				} catch (error) {
					if (signal?.aborted) throw error;
					const reason = error instanceof ModelFailure ? error.reason : 'unreachable';
					log.warn({ model: model.name, reason }, 'the built-in writer answers for the model');
					onOutcome(reason);
				}
			} else onOutcome('built-in');
			const words = commission.compose();
			for (const field of commission.fields)
				for (const [index, paragraph] of (words[field] ?? '').split('\n\n').entries())
					yield { field, text: index === 0 ? paragraph : `\n\n${paragraph}` };
			return { words, writer: 'built-in' };
		},
	};
}
