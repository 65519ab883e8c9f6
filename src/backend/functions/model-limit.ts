import { isProblem } from '#src/platform/http/problem.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { FunctionContext } from './server-function.ts';

/**
 * Counts one more text that the language model is to write, against the caller's address and their account. Answers
 * false where the limit is used up: the built-in writer then writes the text, and no request is refused.
 */
export async function withinModelLimit(
	limits: Limits,
	{ address, caller }: Pick<FunctionContext, 'address' | 'caller'>,
): Promise<boolean> {
	try {
		await limits.take('model', address);
		if (caller.userId) await limits.take('model', caller.userId);
		return true;
	} catch (error) {
		if (isProblem(error)) return false;
		throw error;
	}
}
