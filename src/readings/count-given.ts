import type { FunctionContext, FunctionEvent, ServerFunction } from '#src/backend/functions/server-function.ts';

/** The same function; each answer that was given is told to `onGiven`. Help for somebody in need is no reading. */
export function countGiven(give: ServerFunction, onGiven: () => void): ServerFunction {
	return async function* counted(payload: unknown, context: FunctionContext): AsyncGenerator<FunctionEvent> {
		for await (const event of give(payload, context)) {
			if (event.event === 'done' && !isHelp(event.data)) onGiven();
			yield event;
		}
	};
}

const isHelp = (answer: { facts?: { crisis?: unknown } }) => answer.facts?.crisis !== undefined;
