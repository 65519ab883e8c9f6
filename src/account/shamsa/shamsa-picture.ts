import { type Language, languageFacts } from '#src/language/languages.ts';
import { drawNight, HEIGHT, nightFoot, WIDTH } from '#src/readings/leaf/picture-grounds.ts';
import { drawFoot, loadImage, newSheet, pngOf } from '#src/readings/leaf/picture-sheet.ts';
import { fitting } from '#src/readings/leaf/verse-picture.ts';
import { loadPictureFaces } from '#src/ui/picture-fonts.ts';
import { drawingAddress, drawShamsa } from './draw-shamsa.ts';
import type { ShamsaYear } from './shamsa-year.ts';

type ShamsaPicture = {
	year: ShamsaYear;
	title: string;
	/** From which month to which. */
	span: string;
	/** How many readings, and how many of each kind. */
	counts: readonly string[];
	/** The brand's name, and where it is found. */
	brand: string;
	site: string;
	/** The language it is written in. */
	language: Language;
};

const DRAWING = 790;

/** Draws a shamsa as a PNG of 1080 by 1350 on the night sky, with the months it tells of. Only in a browser. */
export async function drawShamsaPicture({ year, title, span, counts, ...rest }: ShamsaPicture): Promise<Blob> {
	const { direction } = languageFacts[rest.language];
	const { canvas, pen } = newSheet(WIDTH, HEIGHT);
	const [faces, drawing] = await Promise.all([
		loadPictureFaces(rest.language),
		loadImage(drawingAddress(drawShamsa(year))),
	]);
	const { text, heading } = faces;

	const sky = pen.createRadialGradient(WIDTH / 2, 610, 120, WIDTH / 2, 610, 900);
	sky.addColorStop(0, '#16307f');
	sky.addColorStop(1, '#070c24');
	drawNight(pen, sky);

	pen.textAlign = 'center';
	pen.direction = direction;
	const write = (line: string, y: number, colour: string, size: number, font: (px: number) => string) => {
		pen.fillStyle = colour;
		pen.font = font(fitting(pen, [line], font, size, WIDTH - 180));
		pen.fillText(line, WIDTH / 2, y);
	};
	write(title, 118, '#f0dca0', 62, (px) => `500 ${px}px ${heading}`);
	write(span, 172, '#4fb9b5', 34, (px) => `${px}px ${text}`);
	pen.drawImage(drawing, (WIDTH - DRAWING) / 2, 205, DRAWING, DRAWING);
	const [sum = '', ...kinds] = counts;
	write(sum, 1062, '#f4ecd8', 44, (px) => `500 ${px}px ${heading}`);
	write(kinds.join('  ·  '), 1116, '#cfc6ae', 30, (px) => `${px}px ${text}`);
	drawFoot(pen, {
		...rest,
		direction,
		faces,
		...nightFoot,
		y: HEIGHT - 132,
	});
	return pngOf(canvas);
}
