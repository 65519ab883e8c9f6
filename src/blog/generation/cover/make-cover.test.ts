import { expect, it } from 'vitest';
import type { Log } from '#src/platform/process/log.ts';
import type { DrawPicture } from '#src/words/image-model.server.ts';
import { coverSize, socialPicture } from '../../article/social-picture.ts';
import { createMakeCover } from './make-cover.server.ts';

const of = {
	slug: 'the-well-3f9a1c',
	seed: 'x',
	family: 'symbols',
	motif: 'well',
	about: { title: 'The Well', excerpt: 'Somebody has let the bucket down.' },
} as const;

function desk(draw: DrawPicture | null, fails = false) {
	const kept: { path: string; type: string; bytes: Uint8Array }[] = [];
	const told: unknown[] = [];
	const line = (...entry: unknown[]) => void told.push(entry);
	const log: Log = { debug: line, info: line, warn: line, error: line };
	const make = createMakeCover({
		draw,
		log,
		keep: async ({ bucket, ...object }) => {
			if (fails) throw new Error('the disk is full');
			kept.push(object);
			return `/storage/v1/object/public/${bucket}/${object.path}`;
		},
	});
	return { make, kept, told };
}
/** Width and height in a PNG's header (RFC 2083, 11.2.1). */
const sizeOf = (png: Uint8Array) => {
	const view = new DataView(png.buffer, png.byteOffset);
	return { width: view.getUint32(16), height: view.getUint32(20) };
};

it('keeps our own drawing as SVG and, for shared links, as PNG where its address says', async () => {
	const { make, kept } = desk(null);
	const imageUrl = await make(of);
	expect(imageUrl).toMatch(/^\/storage\/v1\/object\/public\/covers\/the-well-3f9a1c-[0-9a-f]{8}\.svg$/);
	expect(kept.map(({ type }) => type).sort()).toEqual(['image/png', 'image/svg+xml']);
	const png = kept.find(({ path }) => socialPicture(imageUrl)?.endsWith(path));
	expect(png && sizeOf(png.bytes)).toEqual(coverSize);
	expect(png?.bytes.length).toBeLessThan(300_000);
});

it('takes the picture of a model that draws, and asks for one without lettering', async () => {
	let asked = '';
	const { make, kept } = desk(async (description) => {
		asked = description;
		return { type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff]) };
	});
	const imageUrl = await make(of);
	expect(imageUrl).toMatch(/the-well-3f9a1c-[0-9a-f]{8}\.jpg$/);
	expect(socialPicture(imageUrl)).toBe(imageUrl);
	expect(kept.length).toBe(1);
	expect(asked).toContain('“The Well”');
	expect(asked).toContain('No people’s faces, no lettering');
});

it('draws itself where the model fails', async () => {
	const { make, told } = desk(async () => {
		throw new Error('busy');
	});
	expect(await make(of)).toMatch(/\.svg$/);
	expect(told.length).toBe(1);
});

it('lets an article go without where nothing can be kept', async () => {
	const { make, told } = desk(null, true);
	expect(await make(of)).toBeNull();
	expect(told.length).toBe(1);
});
