import type { Metadata, Sharp } from 'sharp';
import { Problem } from '#src/platform/http/problem.ts';
import type { TransformOptions } from './transform-options.ts';

/** Formats that pictures are read from and written in. */
const FORMATS = {
	png: 'image/png',
	jpeg: 'image/jpeg',
	webp: 'image/webp',
	avif: 'image/avif',
	gif: 'image/gif',
} as const;
type Format = keyof typeof FORMATS;

/** Pixels of a picture that is read at most, those of all frames together: a few bytes can say that they are billions. */
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 5;

export type Rendered = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

/** Whether a kept type is one that can be transformed. */
export const isPicture = (type: string): boolean => formatOf(type) !== undefined;

function formatOf(type: string): Format | undefined {
	return (Object.keys(FORMATS) as Format[]).find((format) => FORMATS[format] === type);
}

/** The format that is answered: the one that was asked for, else WebP where the browser takes it, else the picture's own. */
export function formatFor(type: string, { format }: TransformOptions, accept: string): Format {
	const own = formatOf(type) ?? 'png';
	if (format === 'origin') return own;
	if (format) return format;
	return /image\/webp(?!\s*;\s*q=0(?:[^.]|$))/.test(accept) ? 'webp' : own;
}

/**
 * A picture in another size, quality or format, upright as its camera held it, and never larger than it is.
 * @throws Problem `InvalidRequest` 422 where it is broken, has too many pixels or takes too long
 */
export async function renderPicture(
	source: Uint8Array,
	type: string,
	options: TransformOptions,
	format: Format,
): Promise<Rendered> {
	const { default: sharp } = await import('sharp');
	const animated = type === FORMATS.gif || type === FORMATS.webp;
	try {
		const picture = sharp(source, { limitInputPixels: MOST_PIXELS, animated, sequentialRead: true });
		requireReadable(await picture.metadata());
		const { width, height, resize } = options;
		const fit = resize === 'contain' ? 'inside' : resize;
		const sized =
			width === undefined && height === undefined
				? picture.autoOrient()
				: picture
						.autoOrient()
						.resize({ ...(width && { width }), ...(height && { height }), fit, withoutEnlargement: true });
		const bytes = await encoded(sized, format, options.quality).timeout({ seconds: MOST_SECONDS }).toBuffer();
		return { bytes: new Uint8Array(bytes), type: FORMATS[format] };
	} catch (cause) {
		throw new Problem('InvalidRequest', 422, 'This picture cannot be transformed', {}, { cause });
	}
}

function requireReadable({ width, height, pages = 1 }: Metadata): void {
	if (width * height * pages > MOST_PIXELS) throw new RangeError('too many pixels');
}

function encoded(picture: Sharp, format: Format, quality: number): Sharp {
	switch (format) {
		case 'avif':
			// More effort takes seconds, and saves little.
			return picture.avif({ quality, effort: 2 });
		case 'jpeg':
			return picture.jpeg({ quality });
		case 'webp':
			return picture.webp({ quality });
		case 'png':
			return picture.png();
		case 'gif':
			return picture.gif();
	}
}
