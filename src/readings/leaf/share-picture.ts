import { download } from '#src/ui/download.ts';

/**
 * Hands a picture to the device's own sharing where that takes files, else to the downloads.
 * @returns how it left: `cancelled` when the visitor thought better of it
 */
export async function sharePicture(
	picture: Blob,
	fileName: string,
	title: string,
): Promise<'shared' | 'downloaded' | 'cancelled'> {
	const file = new File([picture], fileName, { type: picture.type });
	if (navigator.canShare?.({ files: [file] })) {
		try {
			await navigator.share({ files: [file], title });
			return 'shared';
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
		}
	}
	download(picture, fileName);
	return 'downloaded';
}
