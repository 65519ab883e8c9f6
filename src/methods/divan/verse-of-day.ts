import { poems } from './poems.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The number of today's couplet, 1 to 12: the days of this device's own clock go through the twelve in their order. */
export function verseOfDay(now: Date): number {
	const days = Math.floor((now.getTime() - now.getTimezoneOffset() * MINUTE_MS) / DAY_MS);
	return (((days % poems.length) + poems.length) % poems.length) + 1;
}
