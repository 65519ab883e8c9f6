import { globSync, readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { poems } from '#src/methods/divan/poems.ts';
import { charactersOf, faces } from './characters.ts';

const named = (characters: Iterable<string>) =>
	[...new Set(characters)].map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')} ${one}`);

/** The characters that a font file has glyphs for. */
async function glyphsOf(file: string): Promise<Set<string>> {
	const font = new harfbuzz.Face(new harfbuzz.Blob(await convert(readFileSync(file), 'sfnt')));
	return new Set([...font.collectUnicodes()].map((point) => String.fromCodePoint(point)));
}

describe.each(faces)('%s', (face) => {
	it('holds the letters that are asked of it', async () => {
		const glyphs = await glyphsOf(`src/ui/fonts/${face}.woff2`);
		const letters = charactersOf[face].match(/[\p{L}\p{M}\p{Nd}]/gu) ?? [];
		// The faces of running text have no glyph for a few letters that others lend them, such as ڤ.
		expect(glyphs.size).toBeGreaterThan(70);
		expect(letters.filter((letter) => !glyphs.has(letter)).length).toBeLessThan(12);
	});
});

it('verse is set in nastaliq to the last mark', async () => {
	const glyphs = await glyphsOf('src/ui/fonts/nastaliq.woff2');
	const verses = poems.flatMap(({ verse }) => verse).join('');
	expect(verses.length).toBeGreaterThan(500);
	expect(named([...verses].filter((one) => !glyphs.has(one)))).toEqual([]);
});

it('every letter of our own texts is in the subsets', () => {
	const files = globSync('src/**/{texts,words,entries,poems}/**/*.ts').filter((file) => !/\.test\.ts$/.test(file));
	expect(files.length).toBeGreaterThan(100);
	const known = new Set(Object.values(charactersOf).join(''));
	const used = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\p{L}\p{M}\p{Nd}]/gu) ?? []));
	// Transliterations have a face of their own, which is fetched where one is met.
	const transliterated = /[\u0100-\u017f]/;
	expect(named([...used].filter((one) => !known.has(one) && !transliterated.test(one)))).toEqual([]);
});
