import { createHash } from 'node:crypto';
import { withinModelLimit } from '#src/backend/functions/model-limit.ts';
import type { FunctionContext, FunctionEvent, ServerFunction } from '#src/backend/functions/server-function.ts';
import { findCare } from '#src/listening/care.server.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import { findCrisis } from '#src/words/crisis/find-crisis.ts';
import { plainCrisis } from '#src/words/crisis/plain-crisis.ts';
import { createSharedWritings } from '#src/words/shared-writings.ts';
import type { Writer } from '#src/words/writer.server.ts';
import type { AnyReading } from './reading.ts';

/** For so long the same request of the same person is answered with the text that was written for it. */
const SAME_FOR_MS = 60_000;
const TEXTS_KEPT = 500;

/**
 * The pipeline every reading goes through: check the request, look for a cry for help, compute the facts, show them,
 * have them put into words, answer. Saving is the browser's, with an id it made before asking.
 */
export function giveReading(
	reading: AnyReading,
	{ writer, limits, database }: { writer: Writer; limits: Limits; database: Database },
): ServerFunction {
	const shared = createSharedWritings({ keepMs: SAME_FOR_MS, most: TEXTS_KEPT });

	return async function* give(payload: unknown, context: FunctionContext): AsyncGenerator<FunctionEvent> {
		const checked = reading.check(payload);
		const crisis = findCrisis(reading.personalText(checked), checked.language, context.country, reading.isDreamt);
		if (crisis) {
			yield {
				event: 'done',
				data: { interpretation: plainCrisis(crisis, checked.language), facts: { crisis }, writer: 'built-in' },
			};
			return;
		}
		const request = reading.lookUp ? await reading.lookUp(checked, database) : checked;
		const care = findCare(reading.personalText(request), request.language, context.country);
		const facts = { ...reading.facts(request), ...(care && { care }) };
		yield { event: 'facts', data: facts };
		const commission = reading.words(request, facts);
		async function* write(signal: AbortSignal) {
			const mayAskModel = writer.model !== null && (await withinModelLimit(limits, context));
			return yield* writer.write(commission, { mayAskModel, signal });
		}
		// The built-in writer costs nothing and writes the same again.
		const writing = writer.model
			? shared.follow(keyOf(reading.name, request, facts, context), write, context.signal)
			: write(context.signal);
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

/** The same for the same request of the same person only; a hash, so that what people wrote is not kept as a key. */
function keyOf(name: string, request: object, facts: object, { address, caller }: FunctionContext): string {
	const person = caller.userId ?? `address ${address}`;
	return createHash('sha256')
		.update(JSON.stringify([name, person, request, facts]))
		.digest('base64');
}
