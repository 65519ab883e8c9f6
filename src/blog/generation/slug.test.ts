import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
	['The Hermit’s Lantern', 'the-hermits-lantern-9b2d3f'],
	['  Nāser, Rūmī & José: 8 + 1 = 9?  ', 'naser-rumi-jose-8-1-9-9b2d3f'],
	['هدهد', 'article-9b2d3f'],
	['word '.repeat(60), `${'word-'.repeat(16)}9b2d3f`],
	['x'.repeat(300), '9b2d3f'],
])('%s', (title, slug) => {
	expect(slugOf(title, '9b2d3f00-0000-4000-8000-000000000000')).toBe(slug);
	// As the table wants it.
	expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
