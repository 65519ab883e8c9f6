/** Where the covers lie that were drawn here: an SVG, and the same picture as a PNG beside it. */
const ownCover = /^(?<place>\/storage\/v1\/object\/public\/covers\/.+)\.svg$/;

/** Width and height of a cover. */
export const coverSize = { width: 1200, height: 630 } as const;

/**
 * The picture of an article for `og:image` and its like, which show no SVG: for a drawn cover the PNG that lies beside
 * it, else the picture itself. Null where there is none.
 */
export function socialPicture(imageUrl: string | null): string | null {
	if (!imageUrl) return null;
	const place = ownCover.exec(imageUrl)?.groups?.place;
	return place ? `${place}.png` : imageUrl;
}
