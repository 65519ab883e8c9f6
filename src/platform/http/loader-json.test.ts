import { expect, it } from 'vitest';
import { readJson, writeFixedJson, writeJson } from './loader-json.ts';

it('gives back the same object, for what does not change however much is read meanwhile', () => {
	const texts = { title: 'Blog' };
	const fixed = writeFixedJson(texts);
	const page = { articles: [{ views: 1 }] };
	const written = writeJson(page);
	expect(readJson(written)).toBe(page);
	for (let other = 0; other < 100; other++) writeJson({ other });
	expect(readJson(fixed)).toBe(texts);
	expect(writeFixedJson(texts)).toBe(fixed);
	expect(readJson(written)).toEqual(page);
	expect(readJson(written)).toBe(readJson(written));
});
