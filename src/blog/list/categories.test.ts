import { expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { categoryName, defaultCategory, fallbackCategory, familyCategory } from './categories.ts';

it('names the blog’s own categories in four languages', () => {
	for (const category of [...Object.values(familyCategory), defaultCategory, fallbackCategory]) {
		const names = languages.map((language) => categoryName(category, language));
		expect(names[0]).toBe(category);
		expect(names.slice(1, 3).every((name) => /^[\p{Script=Arabic}\p{M}\s]+$/u.test(name))).toBe(true);
	}
});

it('shows an editor’s own category as it is, and Mysticism where there is none', () => {
	expect(categoryName('Gardening', 'fa')).toBe('Gardening');
	expect(categoryName('constructor', 'fa')).toBe('constructor');
	for (const nothing of [null, '', '  ']) expect(categoryName(nothing, 'es')).toBe('Mística');
});
