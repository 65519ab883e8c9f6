/** Length of a side of a kept picture, in pixels. */
const SIDE = 512;
/** Larger files are not opened: a phone's largest photographs have half of this. */
const MOST_BYTES = 20 * 1024 * 1024;
const QUALITY = 0.86;

/** Why a file cannot be used as a picture; `code` is a key of the texts of problems. */
export class PictureProblem extends Error {
	readonly code: 'picture_none' | 'picture_too_large' | 'picture_unreadable';
	readonly status = 400;
	constructor(code: PictureProblem['code'], cause?: unknown) {
		super(code, { cause });
		this.code = code;
	}
}

/**
 * The middle of a picture as a square of 512 pixels, turned as its camera was held, in WebP or where the browser cannot
 * write that in JPEG. Drawing it anew leaves out what cameras write into files: place, time, device.
 * @throws PictureProblem
 */
export async function squarePicture(file: File): Promise<Blob> {
	if (file.size > MOST_BYTES) throw new PictureProblem('picture_too_large');
	// Where the system reports no type, decoding decides.
	if (file.type && !file.type.startsWith('image/')) throw new PictureProblem('picture_none');
	const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
		throw new PictureProblem('picture_unreadable', error);
	});
	const canvas = document.createElement('canvas');
	canvas.width = SIDE;
	canvas.height = SIDE;
	const pen = canvas.getContext('2d');
	if (!pen) throw new PictureProblem('picture_unreadable');
	pen.imageSmoothingQuality = 'high';
	const { x, y, side } = middleOf(bitmap);
	pen.drawImage(bitmap, x, y, side, side, 0, 0, SIDE, SIDE);
	bitmap.close();
	const webp = await written(canvas, 'image/webp');
	// A browser that cannot write WebP hands back a PNG.
	if (webp.type === 'image/webp') return webp;
	// JPEG has no transparency and would make it black.
	pen.globalCompositeOperation = 'destination-over';
	pen.fillStyle = '#fff';
	pen.fillRect(0, 0, SIDE, SIDE);
	return written(canvas, 'image/jpeg');
}

/** The largest square in the middle of a picture. */
export function middleOf({ width, height }: { width: number; height: number }): { x: number; y: number; side: number } {
	const side = Math.min(width, height);
	return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

function written(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
	return new Promise((done, fail) =>
		canvas.toBlob((blob) => (blob ? done(blob) : fail(new PictureProblem('picture_unreadable'))), type, QUALITY),
	);
}
