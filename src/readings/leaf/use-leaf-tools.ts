import { pictureOf } from '#src/catalogue/catalogue.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import type { Contract } from '../contract.ts';
import type { Given, LeafTools, PageTexts, ReadingPage } from '../reading-page.ts';
import type { Leaf } from './leaf.ts';
import { leafText } from './leaf.ts';
import { drawLeaf } from './leaf-picture.ts';
import type { HeadDrawing } from './picture-sheet.ts';

/** What a leaf is told with, on a page of that language. */
export function useLeafTools<Loaded extends PageTexts>(loaded: Loaded): LeafTools<Loaded> {
	const { language, locale } = useLanguage();
	const t = useTexts<Loaded['texts']>(loaded.texts);
	return { t, loaded, language, locale };
}

/** The drawing at the head of a reading's picture. */
export function drawingOn<Of extends Contract, Loaded extends PageTexts, Entry>(
	of: ReadingPage<Of, Loaded, Entry>,
	given: Given<Of>,
): HeadDrawing {
	const art = of.drawing?.(given);
	return art ? { art } : pictureOf(of.page);
}

/** The text of a leaf for copying, and its picture as a file. */
export function useTakingAlong() {
	const { language, t } = useLanguage();
	const { siteUrl } = usePublicConfig();
	return (leaf: Leaf, drawing: HeadDrawing) => ({
		copyText: () => leafText(leaf, t('brand')),
		picture: () => drawLeaf(leaf, { brand: t('brand'), site: new URL(siteUrl).host }, drawing),
		pictureName: `${leaf.pictureName}-${language}.png`,
		pictureTitle: leaf.title,
	});
}
