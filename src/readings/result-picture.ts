import { fitting, imageOf, wrapped } from './verse-picture.ts';

type ResultPicture = {
	/** The reading's name. */
	title: string;
	/** The visitor's name, only where they chose that it stands there. */
	name?: string | undefined;
	/** Up to eight results, each a short value under its label; none of them personal. */
	figures: readonly { label: string; value: string }[];
	/** Sentences of the reading, a paragraph each; as many are drawn as there is room for. */
	lines: readonly string[];
	/** Name of the house, and where it is found. */
	house: string;
	site: string;
	direction: 'ltr' | 'rtl';
	/** A drawing of the page to stand at the head; it is drawn with its colours as they are there. */
	ornament: SVGSVGElement | null;
};

const [WIDTH, HEIGHT] = [1080, 1350];
const MARGIN = 54;
const FOOT = HEIGHT - MARGIN - 130;
const [TEXT_SIZE, LINE, BETWEEN] = [40, 64, 22];
/** Drawings as wide as the sheet stand at its head; others are set small in the middle. */
const WIDE = 2;

/** Draws the result of a reading as a PNG of 1080 by 1350, in the faces and colours of the page. Only in a browser. */
export async function drawResultPicture(picture: ResultPicture): Promise<Blob> {
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [WIDTH, HEIGHT];
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('this browser has no canvas');
	const style = getComputedStyle(document.documentElement);
	const colour = (name: string) => style.getPropertyValue(name).trim();
	const [text, heading] = [colour('--face-text'), colour('--face-heading')];
	const all = [picture.title, ...picture.figures.flatMap(({ label, value }) => [label, value])].join(' ');
	// A device may lack a stand-in of a list of faces, which rejects while the face itself is still to come.
	await Promise.allSettled([
		document.fonts.load(`500 60px ${heading}`, all),
		document.fonts.load(`27px ${text}`, all),
		document.fonts.load(`${TEXT_SIZE}px ${text}`, picture.lines.join(' ')),
	]);
	await document.fonts.ready;

	pen.fillStyle = '#070c24';
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	const paper = pen.createLinearGradient(0, 0, 0, HEIGHT);
	paper.addColorStop(0, colour('--folio'));
	paper.addColorStop(1, colour('--folio-deep'));
	pen.fillStyle = paper;
	pen.fillRect(MARGIN - 24, MARGIN - 24, WIDTH - 2 * MARGIN + 48, HEIGHT - 2 * MARGIN + 48);
	for (const [inset, width, name] of [
		[0, 5, '--folio-lapis'],
		[9, 1.5, '--folio-gold'],
	] as const) {
		pen.strokeStyle = colour(name);
		pen.lineWidth = width;
		pen.strokeRect(MARGIN + inset, MARGIN + inset, WIDTH - 2 * (MARGIN + inset), HEIGHT - 2 * (MARGIN + inset));
	}

	const inside = WIDTH - 2 * MARGIN - 40;
	let y = MARGIN + 36;
	if (picture.ornament) {
		const { width, height } = picture.ornament.viewBox.baseVal;
		const ratio = width / height || 1;
		const drawn = ratio > WIDE ? inside : 150 * ratio;
		pen.drawImage(await imageOf(picture.ornament, drawn, drawn / ratio), (WIDTH - drawn) / 2, y, drawn, drawn / ratio);
		y += drawn / ratio + 24;
	}

	pen.textAlign = 'center';
	pen.direction = picture.direction;
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
	pen.font = `${TEXT_SIZE}px ${text}`;
	const paragraphs: string[][] = [];
	const heightOf = (all: string[][]) => all.reduce((height, lines) => height + lines.length * LINE + BETWEEN, 0);
	for (const paragraph of picture.lines) {
		const broken = wrapped(pen, paragraph, inside - 110);
		if (heightOf([...paragraphs, broken]) > FOOT - y) break;
		paragraphs.push(broken);
	}
	y += (FOOT - y - heightOf(paragraphs)) / 2;
	for (const lines of paragraphs) {
		for (const line of lines) {
			pen.fillText(line, WIDTH / 2, y + TEXT_SIZE);
			y += LINE;
		}
		y += BETWEEN;
	}

	pen.fillStyle = colour('--folio-ink');
	pen.font = `500 40px ${heading}`;
	pen.fillText(picture.house, WIDTH / 2, HEIGHT - MARGIN - 62);
	pen.direction = 'ltr';
	pen.font = '22px "Alegreya Sans", sans-serif';
	pen.fillText(picture.site, WIDTH / 2, HEIGHT - MARGIN - 28);

	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
	});
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
	{ figures, direction }: ResultPicture,
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
		const x = WIDTH / 2 + place * wide * (direction === 'rtl' ? -1 : 1);
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
