import { type Language, languageFacts } from '#src/language/languages.ts';
import { loadPictureFaces } from '#src/ui/picture-fonts.ts';
import { drawNight, HEIGHT, nightFoot, WIDTH } from './picture-grounds.ts';
import { drawFoot, loadImage, newSheet, pngOf } from './picture-sheet.ts';
import { fitting, wrapped } from './verse-picture.ts';

type SpreadPicture = {
	title: string;
	/** `at`: where the middle of a card lies, where they do not lie in a row (`Leaf`). */
	cards: readonly {
		id: number;
		reversed: boolean;
		label: string;
		name: string;
		at?: { x: number; y: number; across?: boolean };
	}[];
	/** Paragraphs of the reading; as many as there is room for. */
	lines: readonly string[];
	brand: string;
	site: string;
	/** The language it is written in. */
	language: Language;
};

const MARGIN = 54;
const CARD_RATIO = 340 / 200;
const LINE = 46;

/** Draws a spread as a PNG of 1080 by 1350: the cards with their names, and the end of the reading. Only in a browser. */
export async function drawSpreadPicture(picture: SpreadPicture): Promise<Blob> {
	const { cards, language } = picture;
	const { direction } = languageFacts[language];
	const { canvas, pen } = newSheet(WIDTH, HEIGHT);
	const faces = await loadPictureFaces(language);
	const { text, heading } = faces;
	const images = await Promise.all(cards.map(({ id }) => loadImage(`/cards/${id}.svg`)));

	const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
	sky.addColorStop(0, '#0e1a4a');
	sky.addColorStop(0.6, '#070c24');
	drawNight(pen, sky);

	pen.textAlign = 'center';
	pen.direction = direction;
	pen.fillStyle = '#f0dca0';
	pen.font = `500 58px ${heading}`;
	pen.fillText(picture.title, WIDTH / 2, 120);

	const inside = WIDTH - 2 * MARGIN - 20;
	const drawn = cards.map((card, index) => ({ ...card, image: images[index] }));
	const frame = { top: 205, width: inside, mirrored: direction === 'rtl', text, heading };
	const figure = drawn.every(({ at }) => at) ? drawFigure(pen, drawn, frame) : drawRow(pen, drawn, frame);

	let y = figure;
	pen.fillStyle = '#cfc6ae';
	pen.font = `30px ${text}`;
	for (const paragraph of picture.lines) {
		const lines = wrapped(pen, paragraph, inside - 90);
		if (y + lines.length * LINE > HEIGHT - 205) continue;
		for (const line of lines) {
			pen.fillText(line, WIDTH / 2, y);
			y += LINE;
		}
		y += 18;
	}

	drawFoot(pen, {
		...picture,
		direction,
		faces,
		...nightFoot,
		y: HEIGHT - 118,
	});
	return pngOf(canvas);
}

type DrawnCard = SpreadPicture['cards'][number] & { image: HTMLImageElement | undefined };
type Frame = { top: number; width: number; mirrored: boolean; text: string; heading: string };

/** Draws a card about its middle. */
function drawCard(
	pen: CanvasRenderingContext2D,
	{ image, reversed, at }: DrawnCard,
	x: number,
	y: number,
	wide: number,
): void {
	if (!image) return;
	const high = wide * CARD_RATIO;
	pen.save();
	pen.translate(x, y);
	if (reversed) pen.rotate(Math.PI);
	if (at?.across) pen.rotate(Math.PI / 2);
	pen.drawImage(image, -wide / 2, -high / 2, wide, high);
	pen.restore();
}

/** Cards in a row under their places, as large as the sheet allows; returns where the words begin. */
function drawRow(pen: CanvasRenderingContext2D, cards: readonly DrawnCard[], frame: Frame): number {
	const { top, width, mirrored, text, heading } = frame;
	const gap = 26;
	const wide = Math.min(300, (width - gap * (cards.length - 1)) / cards.length);
	const high = wide * CARD_RATIO;
	for (const [index, card] of cards.entries()) {
		const place = (index - (cards.length - 1) / 2) * (mirrored ? -1 : 1);
		const x = WIDTH / 2 + place * (wide + gap);
		pen.fillStyle = '#4fb9b5';
		pen.font = `${fitting(pen, [card.label], (px) => `${px}px ${text}`, 28, wide + gap - 8)}px ${text}`;
		pen.fillText(card.label, x, top - 18);
		drawCard(pen, card, x, top + high / 2, wide);
		pen.fillStyle = '#f4ecd8';
		const size = fitting(pen, [card.name], (px) => `500 ${px}px ${heading}`, 36, wide + gap - 8);
		pen.font = `500 ${size}px ${heading}`;
		pen.fillText(card.name, x, top + high + 46);
	}
	return top + high + 110;
}

/** Room for what is written above and below a card of a figure: its place in a line, its name in up to two. */
const [LABEL_ROOM, NAME_ROOM, NAME_LINE] = [30, 58, 25];
/** A figure begins and ends there. */
const [FIGURE_TOP, FIGURE_END] = [165, 1140];
/** A card and the gap to the next, in widths of a card; and the room of one that another lies across. */
const [PITCH, CROSSED] = [1.2, 1.7];

/** Cards in the figure of their spread; returns where the words begin. */
function drawFigure(pen: CanvasRenderingContext2D, cards: readonly DrawnCard[], frame: Frame): number {
	const { width, mirrored, text, heading } = frame;
	const columns = 2 * Math.max(...cards.map(({ at }) => Math.abs(at?.x ?? 0))) + 1;
	const rows = Math.max(...cards.map(({ at }) => at?.y ?? 0)) + 1;
	const tallest = (FIGURE_END - FIGURE_TOP) / rows - LABEL_ROOM - NAME_ROOM;
	const wide = Math.min(190, width / (columns * PITCH), tallest / CARD_RATIO);
	const high = wide * CARD_RATIO;
	const cell = high + LABEL_ROOM + NAME_ROOM;
	const write = (line: string, face: string, most: number, room: number, x: number, y: number) => {
		pen.font = face.replace('SIZE', String(fitting(pen, [line], (px) => face.replace('SIZE', String(px)), most, room)));
		pen.fillText(line, x, y);
	};
	for (const card of cards) {
		const { x: column = 0, y: row = 0, across } = card.at ?? {};
		const x = WIDTH / 2 + column * wide * PITCH * (mirrored ? -1 : 1);
		const head = FIGURE_TOP + row * cell + LABEL_ROOM;
		drawCard(pen, card, x, head + high / 2, wide);
		if (across) continue;
		// A card that lies across is named with the one below it.
		const over = cards.find(({ at }) => at?.across && at.x === column && at.y === row);
		const room = wide * (over ? CROSSED : PITCH) - 6;
		pen.fillStyle = '#4fb9b5';
		write(over ? `${card.label} · ${over.label}` : card.label, `SIZEpx ${text}`, 24, room, x, head - 8);
		pen.fillStyle = '#f4ecd8';
		pen.font = `500 22px ${heading}`;
		const names = over ? [card.name, over.name] : wrapped(pen, card.name, room);
		for (const [line, name] of names.entries())
			write(name, `500 SIZEpx ${heading}`, 24, room, x, head + high + (line + 1) * NAME_LINE);
	}
	return FIGURE_TOP + rows * cell + 50;
}
