import { expect, it } from 'vitest';
import { percentFormat } from './percent.ts';

it('writes shares in percent, the sign on one side in every place', () => {
	expect(percentFormat('en')(0.756)).toBe('76%');
	expect(percentFormat('es')(0.756)).toBe('76\u00A0%');
	expect(percentFormat('en', 1)(0.7561)).toBe('75.6%');
	// The mark first: number and sign stand as they do behind a Persian word.
	expect(percentFormat('fa')(0.756)).toBe('\u061C۷۶٪');
	expect(percentFormat('ar')(0.756).startsWith('\u061C٧٦٪')).toBe(true);
});
