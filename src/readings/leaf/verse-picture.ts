import type { Language } from '#src/language/languages.ts';
import { loadSarlowh } from '#src/ui/ornament/sarlowh/sarlowh.tsx';
import { HEIGHT, FOLIO_MARGIN as MARGIN, newFolio, WIDTH } from './picture-grounds.ts';
import { drawFoot, pngOf } from './picture-sheet.ts';

type VersePicture = {
	verse: readonly [string, string];
	translation: readonly string[];
	place: string;
	/** The brand's name, and where it is found. */
	brand: string;
	site: string;
	/** That of the translation, and of the page. */
	language: Language;
};

/** The verse and its translation stand in the middle between these heights. */
const [TEXT_TOP, TEXT_BOTTOM] = [450, 1140];

/** Draws a verse on its folio as a PNG of 1080 by 1350, in the faces of the page. Only in a browser. */
export async function drawVersePicture(picture: VersePicture): Promise<Blob> {
	const { canvas, pen, colour, faces, direction, foot } = await newFolio(picture.language);

	const inside = WIDTH - 2 * MARGIN - 40;
	const head = await loadSarlowh();
	pen.drawImage(head, (WIDTH - inside) / 2, MARGIN + 26, inside, (inside * head.naturalHeight) / head.naturalWidth);

	pen.textAlign = 'center';
	pen.fillStyle = colour('--folio-ink');
	pen.direction = 'rtl';
	const size = fitting(pen, picture.verse, (px) => `${px}px ${faces.verse}`, 64, inside - 60);
	const translated = `italic 36px ${faces.italic}`;
	pen.font = translated;
	const lines = picture.translation.flatMap((long) => wrapped(pen, long, inside - 110));
	const verseHeight = size * 2.5 * 2;
	const height = verseHeight + (lines.length > 0 ? 30 + lines.length * 56 : 0);
	let y = (TEXT_TOP + TEXT_BOTTOM - height) / 2;
	pen.font = `${size}px ${faces.verse}`;
	for (const [i, line] of picture.verse.entries()) pen.fillText(line, WIDTH / 2, y + size * (1.5 + i * 2.5));

	pen.direction = direction;
	pen.font = translated;
	y += verseHeight + 60;
	for (const line of lines) {
		pen.fillText(line, WIDTH / 2, y);
		y += 56;
	}
	pen.fillStyle = colour('--folio-gold');
	pen.font = `27px ${faces.text}`;
	// The operator's own edition and source may want more than a line; they grow upwards.
	const place = wrapped(pen, picture.place, inside - 60);
	for (const [i, line] of place.entries())
		pen.fillText(line, WIDTH / 2, HEIGHT - MARGIN - 136 - (place.length - 1 - i) * 38);
	drawFoot(pen, { ...picture, ...foot });
	return pngOf(canvas);
}

/** The largest size, from the one given downwards, at which every line fits. */
export function fitting(
	pen: CanvasRenderingContext2D,
	lines: readonly string[],
	font: (px: number) => string,
	from: number,
	width: number,
) {
	for (let px = from; px > 20; px -= 2) {
		pen.font = font(px);
		if (lines.every((line) => pen.measureText(line).width <= width)) return px;
	}
	return 20;
}

/** Breaks a line into as few as fit, of about the same length. */
export function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
	const broken = (most: number) => {
		const lines: string[] = [];
		for (const word of text.split(' ')) {
			const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
			if (lines.length > 0 && pen.measureText(longer).width <= most) lines[lines.length - 1] = longer;
			else lines.push(word);
		}
		return lines;
	};
	const fewest = broken(width).length;
	let most = width;
	while (most > width / 2 && broken(most - 20).length === fewest) most -= 20;
	return broken(most);
}
