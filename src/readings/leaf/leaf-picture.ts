import { guessLanguage } from '#src/language/guess-language.ts';
import type { Leaf } from './leaf.ts';
import type { HeadDrawing } from './picture-sheet.ts';

/** The foot of every picture. */
export type PictureFrame = { brand: string; site: string };

/**
 * Draws a leaf as a PNG: a verse on its folio, a spread of cards, or figures and sentences. Only in a browser.
 * @param drawing stands at the head of figures and sentences
 */
export async function drawLeaf(leaf: Leaf, frame: PictureFrame, drawing: HeadDrawing): Promise<Blob> {
	const { verse, cards, title, name, figures = [], excerpt = [], parts } = leaf;
	const language = guessLanguage([...excerpt, ...parts.map(({ text }) => text)].join('\n\n'));
	if (verse) {
		const { drawVersePicture } = await import('./verse-picture.ts');
		return drawVersePicture({
			verse: verse.lines,
			translation: verse.translation ?? [],
			place: verse.place,
			language,
			...frame,
		});
	}
	if (cards) {
		const { drawSpreadPicture } = await import('./spread-picture.ts');
		return drawSpreadPicture({ title, cards, lines: excerpt, language, ...frame });
	}
	const { drawResultPicture } = await import('./result-picture.ts');
	return drawResultPicture({ title, name, figures, lines: excerpt, drawing, language, ...frame });
}
