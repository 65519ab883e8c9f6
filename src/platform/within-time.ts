import { Problem } from './problem.ts';

/**
 * Waits for work, but no longer than `milliseconds`.
 * @param giveUp cancels the work
 * @param lateError makes the error that is thrown where the work takes longer
 * @throws Problem `request_timeout` 504, unless `lateError` makes another
 */
export async function withinTime<T>(
	milliseconds: number,
	work: Promise<T>,
	giveUp?: () => void,
	lateError: () => Error = requestTimeout,
): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			reject(lateError());
			// Only after the rejection: what the work throws then must not replace it.
			if (giveUp) setImmediate(giveUp);
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
