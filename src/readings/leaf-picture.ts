import type { Leaf } from './leaf.ts';

/** What stands at the foot of every picture, and the way the language is written. */
export type PictureFrame = { house: string; site: string; direction: 'ltr' | 'rtl' };

/**
 * Draws a leaf as a PNG: a verse on its folio, a spread of cards, or figures and sentences. Only in a browser.
 * @param page where the leaf is shown: its drawings stand at the head of the picture
 */
export async function drawLeaf(leaf: Leaf, frame: PictureFrame, page: ParentNode | null): Promise<Blob> {
	const { verse, cards, title, name, figures = [], excerpt = [] } = leaf;
	if (verse) {
		const { drawVersePicture } = await import('./verse-picture.ts');
		const sarlowh = page?.querySelector<SVGSVGElement>('svg.sarlowh') ?? null;
		return drawVersePicture({
			verse: verse.lines,
			translation: verse.translation ?? [],
			place: verse.place,
			sarlowh,
			...frame,
		});
	}
	if (cards) {
		const { drawSpreadPicture } = await import('./spread-picture.ts');
		return drawSpreadPicture({ title, cards, lines: excerpt, ...frame });
	}
	const { drawResultPicture } = await import('./result-picture.ts');
	const ornament = page?.querySelector<SVGSVGElement>('svg.shamsa') ?? null;
	return drawResultPicture({ title, name, figures, lines: excerpt, ornament, ...frame });
}
