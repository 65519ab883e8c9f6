import { describe, expect, it } from 'vitest';
import { poems } from './poems.ts';
import { verseOfDay } from './verse-of-day.ts';
import { verseOfDayScript } from './verse-of-day-script.ts';

describe('the couplet of the day', () => {
	it('is another every day, and each of the twelve once in twelve days', () => {
		const days = poems.map((_, day) => verseOfDay(new Date(2026, 2, 15 + day, 12)));
		expect([...days].sort((one, other) => one - other)).toEqual(poems.map(({ id }) => id));
		expect(verseOfDay(new Date(2026, 2, 15 + poems.length, 12))).toBe(days[0]);
	});

	it('changes at the midnight of the device, and not before', () => {
		const evening = verseOfDay(new Date(2026, 5, 1, 23, 59, 59));
		expect(verseOfDay(new Date(2026, 5, 1, 0, 0, 0))).toBe(evening);
		expect(verseOfDay(new Date(2026, 5, 2, 0, 0, 0))).not.toBe(evening);
	});
});

describe('the script in the head of the document', () => {
	it('marks the document with the same couplet', () => {
		for (const moment of ['2026-11-23T04:00:00', '2027-01-01T00:00:00', '2031-07-09T23:59:59']) {
			const root: { dataset: { verse?: number } } = { dataset: {} };
			const now = new Date(moment);
			new Function('document', 'Date', verseOfDayScript)(
				{ documentElement: root },
				class {
					constructor() {
						// biome-ignore lint/correctness/noConstructorReturn: the script's clock is set to a moment.
						return now;
					}
				},
			);
			expect(root.dataset.verse).toBe(verseOfDay(now));
		}
	});
});
