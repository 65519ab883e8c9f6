import { Problem } from './problem.ts';

/**
 * Waits for work, but no longer than `milliseconds`.
 * @param giveUp tells the work that nobody waits for it any more
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
			// Only when that is answered: what the work throws then must not take its place.
			if (giveUp) setImmediate(giveUp);
		}, milliseconds);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

const requestTimeout = () =>
	new Problem('request_timeout', 504, 'Processing this request timed out, please retry after a moment.');
