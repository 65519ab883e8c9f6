import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { daysBetween, findLastAsked, forgetAsked, type LastAsked, rememberAsked } from './last-asked.ts';

const now = new Date(2026, 10, 23, 4).getTime();
const day = 86_400_000;
const asked: LastAsked = { user: 'shirin', kind: 'hafez', id: 'a-reading', at: now - day, matter: 'waiting' };

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	});
});
afterEach(() => vi.unstubAllGlobals());

describe('what was asked for last', () => {
	it('is remembered for seven days, and then gone', () => {
		rememberAsked(asked);
		expect(findLastAsked('shirin', now)).toEqual(asked);
		expect(findLastAsked('shirin', now + 6 * day)).toBeNull();
		expect(findLastAsked('shirin', now)).toBeNull();
	});

	it('is shown to nobody else, and removed when another user signs in', () => {
		rememberAsked(asked);
		expect(findLastAsked('farhad', now)).toBeNull();
		expect(findLastAsked('shirin', now)).toBeNull();
	});

	it('is removed with its reading, and not with another', () => {
		rememberAsked(asked);
		forgetAsked('another-reading');
		expect(findLastAsked('shirin', now)).toEqual(asked);
		forgetAsked('a-reading');
		expect(findLastAsked('shirin', now)).toBeNull();
	});

	it('is null where the storage has other data, or is blocked', () => {
		for (const other of ['not JSON', '7', '{"user":"shirin"}']) {
			localStorage.setItem('hoopoe.asked', other);
			expect(findLastAsked('shirin', now)).toBeNull();
		}
		vi.stubGlobal('localStorage', undefined);
		rememberAsked(asked);
		expect(findLastAsked('shirin', now)).toBeNull();
	});
});

describe('the days between two moments', () => {
	it('are counted by midnights', () => {
		const evening = new Date(2026, 10, 22, 23, 50).getTime();
		expect(daysBetween(evening, new Date(2026, 10, 22, 23, 59).getTime())).toBe(0);
		expect(daysBetween(evening, new Date(2026, 10, 23, 0, 10).getTime())).toBe(1);
		expect(daysBetween(evening, new Date(2026, 10, 25, 12).getTime())).toBe(3);
	});
});
