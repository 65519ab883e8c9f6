import { expect, it } from 'vitest';
import { requireBanEnd } from './ban-duration.ts';

const now = new Date('2026-01-01T00:00:00Z');

it.each([
	['24h', '2026-01-02T00:00:00.000Z'],
	['1h30m', '2026-01-01T01:30:00.000Z'],
	['1.5h', '2026-01-01T01:30:00.000Z'],
	['90s', '2026-01-01T00:01:30.000Z'],
	['250ms', '2026-01-01T00:00:00.250Z'],
	['876000h', '2125-12-08T00:00:00.000Z'],
])('%s ends at %s', (duration, end) => {
	expect(requireBanEnd(duration, now)?.toISOString()).toBe(end);
});

it('none lifts a ban', () => {
	expect(requireBanEnd('none', now)).toBeNull();
});

it.each([['1d'], ['24'], ['h'], ['-1h'], ['1 h'], ['1h '], ['3000000h'], ['1h1'], ['forever']])(
	'%s is none',
	(duration) => {
		expect(() => requireBanEnd(duration, now)).toThrow('invalid format for ban duration');
	},
);
