import type { FunctionContext, FunctionEvent, ServerFunction } from '#src/backend/functions/server-function.ts';

/** The same function; each answer that was given is told to `onGiven`, with its writer: `model` or `built-in`. Help for somebody in need is no reading. */
export function countGiven(give: ServerFunction, onGiven: (writer: string) => void): ServerFunction {
	return async function* counted(payload: unknown, context: FunctionContext): AsyncGenerator<FunctionEvent> {
		for await (const event of give(payload, context)) {
			if (event.event === 'done' && !isHelp(event.data)) onGiven(writerOf(event.data));
			yield event;
		}
	};
}

/** A model tells its name. */
const writerOf = ({ writer }: { writer?: unknown }) => (typeof writer === 'object' ? 'model' : 'built-in');

const isHelp = (answer: { facts?: { crisis?: unknown } }) => answer.facts?.crisis !== undefined;
