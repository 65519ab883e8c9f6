import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';

/** The functions of HarfBuzz's subsetter that are called here; `subset-font` cannot be told glyphs. Handles are addresses. */
type Subsetter = {
	memory: WebAssembly.Memory;
	_initialize(): void;
	malloc(bytes: number): number;
	hb_blob_create(at: number, bytes: number, mode: number, data: number, destroy: number): number;
	hb_blob_get_data(blob: number, length: number): number;
	hb_blob_get_length(blob: number): number;
	hb_face_create(blob: number, index: number): number;
	hb_face_reference_blob(face: number): number;
	hb_set_add(set: number, value: number): void;
	hb_set_clear(set: number): void;
	hb_set_invert(set: number): void;
	hb_subset_input_create_or_fail(): number;
	hb_subset_input_get_flags(input: number): number;
	hb_subset_input_set_flags(input: number, flags: number): void;
	hb_subset_input_glyph_set(input: number): number;
	hb_subset_input_unicode_set(input: number): number;
	hb_subset_input_set(input: number, which: number): number;
	hb_subset_or_fail(face: number, input: number): number;
};

const MEMORY_WRITABLE = 2;
const LAYOUT_FEATURES = 6;
const NO_LAYOUT_CLOSURE = 0x200;

/**
 * A face reduced to the glyphs that the given lines are shaped into, those between two steps of shaping among them: of
 * nastaliq, whose letters have a form for each neighbour, that is less than half of what the same letters alone ask for.
 * @param font a TrueType file
 * @returns a WOFF2 file, in which any other text may be shaped wrongly
 */
export async function keepShaped(font: Buffer, lines: readonly string[]): Promise<Buffer> {
	const module = new URL(`file://${createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')}`);
	const { instance } = await WebAssembly.instantiate(readFileSync(module));
	const hb = instance.exports as unknown as Subsetter;
	hb._initialize();
	const at = hb.malloc(font.byteLength);
	new Uint8Array(hb.memory.buffer).set(font, at);
	const face = hb.hb_face_create(hb.hb_blob_create(at, font.byteLength, MEMORY_WRITABLE, 0, 0), 0);
	const input = hb.hb_subset_input_create_or_fail();
	const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
	hb.hb_set_clear(features);
	hb.hb_set_invert(features);
	hb.hb_subset_input_set_flags(input, hb.hb_subset_input_get_flags(input) | NO_LAYOUT_CLOSURE);
	const characters = hb.hb_subset_input_unicode_set(input);
	for (const character of new Set(` \u00a0\u200c${lines.join('')}`))
		hb.hb_set_add(characters, character.codePointAt(0) ?? 0);
	const glyphs = hb.hb_subset_input_glyph_set(input);
	for (const glyph of glyphsOf(font, lines)) hb.hb_set_add(glyphs, glyph);
	const subset = hb.hb_subset_or_fail(face, input);
	if (!subset) throw new Error('HarfBuzz made no subset');
	const made = hb.hb_face_reference_blob(subset);
	const start = hb.hb_blob_get_data(made, 0);
	const bytes = Buffer.from(new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(made)));
	return convert(bytes, 'woff2', 'truetype');
}

/** The numbers of all glyphs met while the lines, and their words by themselves, are shaped. */
function glyphsOf(font: Buffer, lines: readonly string[]): ReadonlySet<number> {
	const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font)));
	const met = new Set([0]);
	for (const line of [...lines, ...lines.flatMap((one) => one.split(' ')), ' ']) {
		const buffer = new harfbuzz.Buffer();
		buffer.addText(line);
		buffer.guessSegmentProperties();
		for (const step of harfbuzz.shapeWithTrace(shaper, buffer, [], 0, harfbuzz.TracePhase.DONT_STOP))
			if (step.glyphs) for (const one of step.t) if (isGlyph(one)) met.add(one.g);
		for (const { codepoint } of buffer.getGlyphInfos()) met.add(codepoint);
	}
	return met;
}

const isGlyph = (one: unknown): one is { g: number } =>
	typeof one === 'object' && one !== null && 'g' in one && typeof one.g === 'number';
