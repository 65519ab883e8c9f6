import { type Language, languageFacts } from '#src/language/languages.ts';
import { HEIGHT, FOLIO_MARGIN as MARGIN, newFolio, WIDTH } from './picture-grounds.ts';
import { artOf, drawFoot, drawingOf, type HeadDrawing, loadImage, pngOf } from './picture-sheet.ts';
import { fitting, wrapped } from './verse-picture.ts';

type ResultPicture = {
	/** The reading's name. */
	title: string;
	/** The visitor's name, only where they chose that it stands there. */
	name?: string | undefined;
	/** Up to eight results, each a short value under its label; none of them personal. */
	figures: readonly { label: string; value: string }[];
	/** Sentences of the reading, a paragraph each; as many are drawn as there is room for. */
	lines: readonly string[];
	/** The brand's name, and where it is found. */
	brand: string;
	site: string;
	/** The language it is written in. */
	language: Language;
	drawing: HeadDrawing;
};

const FOOT = HEIGHT - MARGIN - 150;
/** Sentences are written as large as the first paragraph allows. */
const TEXT_SIZES = [40, 36, 32, 28];
const [LINE, BETWEEN] = [1.6, 22];
/** Width and height of the drawing at the head. */
const DRAWING = 190;
/** The same of a drawing with a ground of its own, and the height of one that is drawn from the result. */
const ROUNDEL = 300;

/** Draws the result of a reading as a PNG of 1080 by 1350, in the faces and colours of the page. Only in a browser. */
export async function drawResultPicture(picture: ResultPicture): Promise<Blob> {
	const { canvas, pen, colour, faces, direction, foot } = await newFolio(picture.language);
	const { text, heading } = faces;

	const inside = WIDTH - 2 * MARGIN - 40;
	let y = MARGIN + 36;
	const high = typeof picture.drawing === 'object' ? ROUNDEL : DRAWING;
	const drawing = await headImage(picture.drawing, {
		line: colour('--folio-lapis'),
		ground: colour('--folio'),
		accent: colour('--folio-gold'),
		rubric: colour('--folio-rubric'),
	});
	const wide = (high * drawing.width) / drawing.height;
	pen.drawImage(drawing, (WIDTH - wide) / 2, y, wide, high);
	y += high + 14;

	pen.textAlign = 'center';
	pen.direction = direction;
	pen.fillStyle = colour('--folio-ink');
	const titleSize = fitting(pen, [picture.title], (px) => `500 ${px}px ${heading}`, 64, inside - 80);
	y += titleSize;
	pen.fillText(picture.title, WIDTH / 2, y);
	y += 26;
	if (picture.name) {
		pen.fillStyle = colour('--folio-lapis');
		const size = fitting(pen, [picture.name], (px) => `${px}px ${text}`, 36, inside - 120);
		y += size + 8;
		pen.fillText(picture.name, WIDTH / 2, y);
	}

	y += 46;
	y = drawFigures(pen, picture, y, {
		inside,
		label: (px) => `${px}px ${text}`,
		value: (px) => `500 ${px}px ${heading}`,
		ink: colour('--folio-ink'),
		gold: colour('--folio-gold'),
	});

	pen.fillStyle = colour('--folio-ink');
	let size = 0;
	let paragraphs: string[][] = [];
	const heightOf = (all: string[][]) => all.reduce((height, lines) => height + lines.length * size * LINE + BETWEEN, 0);
	for (size of TEXT_SIZES) {
		pen.font = `${size}px ${text}`;
		paragraphs = [];
		for (const paragraph of picture.lines) {
			const broken = wrapped(pen, paragraph, inside - 110);
			if (heightOf([...paragraphs, broken]) > FOOT - y) break;
			paragraphs.push(broken);
		}
		if (paragraphs.length > 0) break;
	}
	y += (FOOT - y - heightOf(paragraphs)) / 2;
	for (const lines of paragraphs) {
		for (const line of lines) {
			pen.fillText(line, WIDTH / 2, y + size);
			y += size * LINE;
		}
		y += BETWEEN;
	}

	drawFoot(pen, { ...picture, ...foot });
	return pngOf(canvas);
}

function headImage(drawing: HeadDrawing, colours: Parameters<typeof artOf>[2]): Promise<HTMLImageElement> {
	if (typeof drawing === 'string') return drawingOf(drawing, DRAWING, colours);
	return 'file' in drawing ? loadImage(drawing.file) : artOf(drawing.art, ROUNDEL, colours);
}

type Hand = {
	inside: number;
	label: (px: number) => string;
	value: (px: number) => string;
	ink: string;
	gold: string;
};

/** The results in rows of two or three, in the order of the language; returns where they end. */
function drawFigures(
	pen: CanvasRenderingContext2D,
	{ figures, language }: ResultPicture,
	top: number,
	{ inside, label, value, ink, gold }: Hand,
): number {
	if (figures.length === 0) return top;
	const columns = figures.length % 3 === 0 || figures.length > 4 ? 3 : Math.min(2, figures.length);
	const wide = (inside - 40) / columns;
	const rows = Math.ceil(figures.length / columns);
	for (const [index, figure] of figures.entries()) {
		const row = Math.floor(index / columns);
		const inRow = Math.min(columns, figures.length - row * columns);
		const place = (index % columns) - (inRow - 1) / 2;
		const x = WIDTH / 2 + place * wide * (languageFacts[language].direction === 'rtl' ? -1 : 1);
		const y = top + row * 140;
		pen.fillStyle = gold;
		pen.font = label(fitting(pen, [figure.label], label, 27, wide - 24));
		pen.fillText(figure.label, x, y + 24);
		pen.fillStyle = ink;
		pen.font = value(fitting(pen, [figure.value], value, 64, wide - 24));
		pen.fillText(figure.value, x, y + 92);
	}
	return top + rows * 140 + 10;
}
