import type { FunctionContext, FunctionEvent, ServerFunction } from '#src/backend/functions/server-function.ts';
import type { Limits } from '#src/platform/limits.ts';
import { isProblem } from '#src/platform/problem.ts';
import { findCrisis } from '#src/words/crisis/find-crisis.ts';
import type { Writer } from '#src/words/writer.server.ts';
import type { AnyReading } from './reading.ts';

/**
 * The pipeline every reading goes through: check the request, look for a cry for help, compute the facts, show them,
 * have them put into words, answer. Saving is the browser's, with an id it made before asking.
 */
export function giveReading(
	reading: AnyReading,
	{ writer, limits }: { writer: Writer; limits: Limits },
): ServerFunction {
	return async function* give(payload: unknown, context: FunctionContext): AsyncGenerator<FunctionEvent> {
		const request = reading.check(payload);
		const crisis = findCrisis(reading.personalText(request), request.language, context.country);
		if (crisis) {
			yield { event: 'done', data: { interpretation: crisis.message, facts: { crisis }, writer: 'built-in' } };
			return;
		}
		const facts = reading.facts(request);
		yield { event: 'facts', data: facts };
		const mayAskModel = writer.model !== null && (await withinModelLimit(limits, context));
		const writing = writer.write(reading.words(request, facts), { mayAskModel, signal: context.signal });
		for (;;) {
			const step = await writing.next();
			if (step.done) {
				yield { event: 'done', data: { ...reading.answer(step.value.words, facts), facts, writer: step.value.writer } };
				return;
			}
			yield { event: 'delta', data: step.value };
		}
	};
}

/** Who has had enough of the model's time gets the built-in writer, never a refusal. */
async function withinModelLimit(limits: Limits, { address, caller }: FunctionContext): Promise<boolean> {
	try {
		await limits.take('model', address);
		if (caller.userId) await limits.take('model', caller.userId);
		return true;
	} catch (error) {
		if (isProblem(error)) return false;
		throw error;
	}
}
