import pino from 'pino';
import { currentRequest } from '../http/request-scope.ts';

/** Where the program writes what it did. Never what people wrote, nor tokens, addresses of mail or names. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** A log that drops everything. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Lines are gathered for 100 ms at most, as each write wakes another thread. Never more than a pipe takes at once (PIPE_BUF),
 * so that those of several worker processes do not mix.
 */
const gathered = { minLength: 2048, maxWrite: 4096, periodicFlush: 100 };

/**
 * Structured lines (JSON) on standard output, or `destination`. What a request does carries its `requestId`; where there
 * are several worker processes, each line names its `worker`.
 */
export function createLog(
	level: string,
	destination: pino.DestinationStream = pino.destination({ dest: 1, ...gathered }),
	worker: number | null = null,
): pino.Logger {
	const options: pino.LoggerOptions = {
		level,
		base: worker === null ? null : { worker },
		mixin() {
			const requestId = currentRequest();
			return requestId ? { requestId } : {};
		},
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (label) => ({ level: label }) },
		serializers: { err: describeError },
	};
	return pino(options, destination);
}

/**
 * An error without what people wrote: PostgreSQL repeats values in `detail` and some messages ("invalid input syntax
 * for type uuid: …"), so of its errors only code, constraint and place are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { type: typeof error };
	const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
	const fromDatabase = error.name === 'DatabaseError' || error.name === 'PostgresError';
	return {
		type: error.name,
		...(code && { code }),
		...(constraint && { constraint }),
		...(table && { table }),
		...(!fromDatabase && { message: error.message }),
		stack: fromDatabase ? error.stack?.split('\n    at ').slice(1, 8).join(' < ') : error.stack,
		...(error.cause instanceof Error && { cause: describeError(error.cause) }),
	};
}
