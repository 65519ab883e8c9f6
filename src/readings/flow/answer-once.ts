import type { FunctionContext, FunctionEvent, ServerFunction } from '#src/backend/functions/server-function.ts';

/** A function that answers all at once, without facts or words on the way. */
export function answerOnce(answer: (payload: unknown, context: FunctionContext) => Promise<object>): ServerFunction {
	return async function* once(payload, context): AsyncGenerator<FunctionEvent> {
		yield { event: 'done', data: await answer(payload, context) };
	};
}
