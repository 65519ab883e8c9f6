import { Problem } from '#src/platform/http/problem.ts';

/**
 * The Problem for an error that says that the client hung up before all of its body had come; undefined for any other. Node
 * tells it as `ECONNRESET` with the message `aborted`, the adapter of `@hono/node-server` in a sentence of its own.
 */
export function hangUpOf(error: unknown): Problem | undefined {
	if (!(error instanceof Error)) return undefined;
	const ofNode = error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
	if (!ofNode && error.message !== 'Client connection prematurely closed.') return undefined;
	return new Problem('request_aborted', 499, 'The request was given up before it had come whole');
}
