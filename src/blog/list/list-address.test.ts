import { describe, expect, it } from 'vitest';
import { minutesToRead } from '../article/minutes-to-read.ts';
import { listQuery, writePlace } from './list-address.ts';
import { readListAddress } from './read-list-address.server.ts';

const id = '8f14e45f-ceea-467f-a9f2-5c1b1c1b1c1b';
const read = (query: string) => readListAddress(new URLSearchParams(query));

describe('the address of a page of the list', () => {
	it('comes back as it was written', () => {
		const before = writePlace({ at: '2026-09-01T00:00:00.123456+00:00', id });
		const query = listQuery({ category: 'Numbers and Stars', words: 'گم‌گشته', before });
		expect(read(query.slice(1))).toEqual({
			category: 'Numbers and Stars',
			words: 'گم‌گشته',
			before: { at: '2026-09-01T00:00:00.123456Z', id },
			after: null,
		});
		expect(listQuery({})).toBe('');
	});

	it.each([
		['before', `before=2026-09-01_${id}`],
		['before', 'before=2026-09-01T00:00:00Z_me'],
		['after', `after=${id}`],
		['words', 'q=%20%20'],
		['category', `category=${'x'.repeat(101)}`],
	] as const)('has no %s in %s', (name, query) => {
		expect(read(query)[name]).toBeNull();
	});

	it('cuts words that are too long, and no character in two', () => {
		expect(read(`q=${'x'.repeat(300)}`).words).toBe('x'.repeat(100));
		expect(read(`q=${encodeURIComponent('🌙'.repeat(150))}`).words).toBe('🌙'.repeat(100));
	});

	it('leads one way only', () => {
		const place = `2026-09-01T00:00:00Z_${id}`;
		expect(read(`before=${place}&after=${place}`).after).toBeNull();
	});
});

it.each([
	['', 1],
	['one', 1],
	['word '.repeat(500), 3],
	['واژه '.repeat(900), 5],
])('a text of %j… takes some minutes to read', (text, minutes) => {
	expect(minutesToRead(text)).toBe(minutes);
});
