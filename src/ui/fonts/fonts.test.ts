import { globSync, readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { poems } from '#src/methods/divan/poems.ts';
import { charactersOf, coupletLines, faces } from './characters.ts';

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
		expect(glyphs.size).toBeGreaterThan(face.endsWith('-signs') ? 10 : 30);
		expect(letters.filter((letter) => !glyphs.has(letter)).length).toBeLessThan(12);
	});
});

it('verse is set in nastaliq to the last mark', async () => {
	const glyphs = await glyphsOf('src/ui/fonts/nastaliq.woff2');
	const verses = poems.flatMap(({ verse }) => verse).join('');
	expect(verses.length).toBeGreaterThan(500);
	expect(named([...verses].filter((one) => !glyphs.has(one)))).toEqual([]);
});

/** What a line is drawn as: the outline and the place of each glyph. */
async function drawn(file: string, line: string) {
	const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(await convert(readFileSync(file), 'sfnt'))));
	const buffer = new harfbuzz.Buffer();
	buffer.addText(line);
	buffer.guessSegmentProperties();
	harfbuzz.shape(font, buffer);
	return buffer
		.getGlyphInfosAndPositions()
		.map(({ codepoint, ...place }) => ({ ...place, outline: font.glyphToPath(codepoint) }));
}

it('the small face of couplets writes its lines, and each of their words, as the face of verse does', async () => {
	const lines = coupletLines.flatMap((line) => [line, ...line.split(' ')]);
	expect(lines.length).toBeGreaterThan(100);
	// The face of verse has no sign but a comma, so that all of them are written by it.
	for (const line of lines)
		expect(await drawn('src/ui/fonts/couplets.woff2', line), line).toEqual(
			await drawn('src/ui/fonts/nastaliq.woff2', line),
		);
});

it('no character is in the ranges of two files of one face', () => {
	const sheets = ['src/ui/fonts.css', 'src/ui/fonts/subsets.css'].map((file) => readFileSync(file, 'utf8')).join('');
	const taken = new Map<string, string>();
	const twice: string[] = [];
	for (const [rule] of sheets.matchAll(/@font-face \{[^}]+\}/g)) {
		const says = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1] ?? '';
		const face = ['font-family', 'font-style', 'font-weight'].map(says).join(' ');
		for (const part of says('unicode-range').split(',').filter(Boolean)) {
			const [first = 0, last = first] = part
				.trim()
				.slice(2)
				.split('-')
				.map((point) => Number.parseInt(point, 16));
			for (let point = first; point <= last; point++) {
				const key = `${face} ${point.toString(16)}`;
				if (taken.has(key)) twice.push(`${key}: ${taken.get(key)}, ${says('src')}`);
				taken.set(key, says('src'));
			}
		}
	}
	expect(taken.size).toBeGreaterThan(3000);
	expect(twice).toEqual([]);
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
