import { createHash } from 'node:crypto';
import type { Log } from '#src/platform/process/log.ts';
import type { DrawPicture } from '#src/words/image-model.server.ts';
import { coverSize } from '../../article/social-picture.ts';
import type { Family, Motif } from '../../lore/theme.ts';
import { drawCover } from './draw-cover.ts';

/** Keeps a public picture and answers its path from the root of the site. */
export type KeepCover = (object: {
	bucket: 'covers';
	path: string;
	bytes: Uint8Array<ArrayBuffer>;
	type: string;
}) => Promise<string>;

/** What a cover is drawn from. */
export type CoverOf = {
	slug: string;
	/** Another seed is another pattern behind the same motif. */
	seed: string;
	/** Null for an article on a topic that no theme fits. */
	family: Family | null;
	motif: Motif | null;
	about: { title: string; excerpt: string };
};

/**
 * Makes and stores the cover of an article; returns its path, or null where that fails: the article has no cover then.
 */
export type MakeCover = (of: CoverOf) => Promise<string | null>;

/**
 * Covers by the model that draws, where there is one, else (or when it fails) our own: an SVG and, for the pictures of
 * shared links, a PNG beside it, which `socialPicture` knows to find.
 */
export function createMakeCover({
	keep,
	draw,
	log,
}: {
	keep: KeepCover;
	draw: DrawPicture | null;
	log: Log;
}): MakeCover {
	return async (of) => {
		try {
			if (draw) {
				const picture = await draw(description(of)).catch((error: unknown) => {
					log.warn({ err: error }, 'our own cover replaces the model’s');
					return null;
				});
				if (picture) return await keep({ bucket: 'covers', path: pathOf(of, picture.bytes, picture.type), ...picture });
			}
			const svg = new Uint8Array(Buffer.from(drawCover(of)));
			const path = pathOf(of, svg, 'image/svg+xml');
			const { width, height } = coverSize;
			const { default: sharp } = await import('sharp');
			const png = await sharp(svg).resize(width, height).png({ palette: true, quality: 90 }).toBuffer();
			await keep({
				bucket: 'covers',
				path: path.replace(/svg$/, 'png'),
				bytes: new Uint8Array(png),
				type: 'image/png',
			});
			return await keep({ bucket: 'covers', path, bytes: svg, type: 'image/svg+xml' });
		} catch (error) {
			log.error({ err: error }, 'an article is published without a cover');
			return null;
		}
	};
}

const endings: Readonly<Record<string, string>> = { 'image/svg+xml': 'svg', 'image/jpeg': 'jpg' };

/** Cached for ever by browsers, so the name contains a hash of the bytes. */
function pathOf({ slug }: CoverOf, bytes: Uint8Array, type: string): string {
	const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
	return `${slug}-${digest}.${endings[type] ?? type.replace('image/', '')}`;
}

function description({ motif, about: { title, excerpt } }: CoverOf): string {
	const shown = motif ? ` In its middle: ${motif}.` : '';
	return `A wide illustration for an article called “${title}”: ${excerpt}${shown} Fine gold line on deep lapis blue in the manner of a Persian illuminated manuscript, geometric ornament around it, symmetrical and calm. No people’s faces, no lettering, no numbers, no frame text.`;
}
