import { expect, it } from 'vitest';
import { pageWay } from './page-way.ts';

it.each([
	['/en', '/en/tarot', 'PUSH', 'forward'],
	['/en/tarot', '/en/hafez', 'PUSH', 'forward'],
	['/en/blog/rose', '/en/blog', 'PUSH', 'back'],
	['/en/history/tarot/1', '/en/history', 'PUSH', 'back'],
	['/fa/tarot', '/fa', 'PUSH', 'back'],
	['/fa/tarot', '/fa/', 'PUSH', 'back'],
	['/en/mbti', '/en/mb', 'PUSH', 'forward'],
	['/en/auth', '/en/auth', 'REPLACE', 'forward'],
] as const)('%s to %s by %s is %s', (from, to, kind, way) => {
	expect(pageWay({ pathname: from, index: 3 }, { pathname: to, index: 4 }, kind)).toBe(way);
});

it.each([
	[3, 2, 'back'],
	[3, 0, 'back'],
	[2, 3, 'forward'],
] as const)('from place %i of the history to place %i is %s', (from, to, way) => {
	expect(pageWay({ pathname: '/en', index: from }, { pathname: '/en/tarot', index: to }, 'POP')).toBe(way);
});
