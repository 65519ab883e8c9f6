import { performance } from 'node:perf_hooks';
import { Problem } from '../http/problem.ts';
import { wasBusySince } from './event-loop.ts';

type TimeLimit = {
	/** Cancels the work. */
	giveUp?: () => void;
	/** Makes the error that is thrown where the work takes longer. */
	lateError?: () => Error;
	/** Waits a second time where this process itself was busy meanwhile: for work that shows whether others answer. */
	twiceIfBusy?: boolean;
};

/**
 * Waits for work, but no longer than `milliseconds`. An answer that has already arrived when the time is up counts.
 * @throws Problem `request_timeout` 504, unless `lateError` makes another
 */
export async function withinTime<T>(
	milliseconds: number,
	work: Promise<T>,
	{ giveUp, lateError = requestTimeout, twiceIfBusy = false }: TimeLimit = {},
): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const before = twiceIfBusy ? performance.eventLoopUtilization() : null;
	const late = new Promise<never>((_, reject) => {
		const end = () => {
			reject(lateError());
			// Only after the rejection: what the work throws then must not replace it.
			if (giveUp) setImmediate(giveUp);
		};
		// The event loop reads sockets after timers: what has arrived is read first.
		const endUnlessArrived = () => setImmediate(() => setImmediate(end));
		timer = setTimeout(() => {
			if (before && wasBusySince(before)) timer = setTimeout(endUnlessArrived, milliseconds);
			else endUnlessArrived();
		}, milliseconds);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** What answers a request that took too long. */
export const requestTimeout = (): Problem =>
	new Problem('request_timeout', 504, 'Processing this request timed out, please retry after a moment.');
