import { useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import type { ReadingTexts } from '../texts/en.ts';

/** What can be copied and shared of a reading. */
export type TakenAlong = {
	/** All that is worth copying, as plain text. */
	copyText: () => string;
	/** Draws the reading as a PNG. */
	picture: () => Promise<Blob>;
	/** Name of the picture's file, and what it is called when it is shared. */
	pictureName: string;
	pictureTitle: string;
};

/** Copying and sharing, each with its notice; `drawing` while the picture is being drawn. Failures show a toast. */
export function useSharing(texts: ReadingTexts, { copyText, picture, pictureName, pictureTitle }: TakenAlong) {
	const { t: chrome } = useLanguage();
	const t = useTexts(texts);
	const [drawing, setDrawing] = useState(false);
	const failed = (text: string) => showToast({ title: chrome('toast.error'), text, tone: 'destructive' });

	const copy = async () => {
		try {
			await navigator.clipboard.writeText(copyText());
			showToast({ title: t('copied') });
		} catch {
			failed(t('copyFailed'));
		}
	};

	const share = async () => {
		setDrawing(true);
		try {
			const { sharePicture } = await import('./share-picture.ts');
			const left = await sharePicture(await picture(), pictureName, pictureTitle);
			if (left === 'downloaded') showToast({ title: t('shared') });
		} catch (error) {
			console.error(error);
			failed(t('shareFailed'));
		} finally {
			setDrawing(false);
		}
	};
	return { copy, share, drawing };
}
