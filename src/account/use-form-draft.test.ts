import { describe, expect, it } from 'vitest';
import { isLike } from './use-form-draft.ts';

describe('a draft', () => {
	const values = { name: '', notifications: false, date: { year: '', text: '' } };
	it.each([
		['of the same shape', { name: 'Leila', notifications: true, date: { year: '1369', text: '1369/02/25' } }, true],
		['that lacks a field', { name: 'Leila', date: { year: '', text: '' } }, false],
		['that lacks an inner field', { ...values, date: { year: '' } }, false],
		['with a number for a text', { ...values, name: 7 }, false],
		['that is none', null, false],
		['that is a list', ['Leila'], false],
	])('%s', (_what, draft, fits) => {
		expect(isLike(draft, values)).toBe(fits);
	});
});
