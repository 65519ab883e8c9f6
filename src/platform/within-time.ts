import { Problem } from './problem.ts';

/**
 * @param giveUp tells the work that nobody waits for it any more
 * @throws Problem `request_timeout` 504 where the work takes longer
 */
export async function withinTime<T>(milliseconds: number, work: Promise<T>, giveUp?: () => void): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			reject(new Problem('request_timeout', 504, 'Processing this request timed out, please retry after a moment.'));
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
