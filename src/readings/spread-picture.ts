import { type Language, languageFacts } from '#src/language/languages.ts';
import { loadPictureFaces } from '#src/ui/picture-fonts.ts';
import { drawFoot, loadImage, newSheet, pngOf } from './picture-sheet.ts';
import { fitting, wrapped } from './verse-picture.ts';

type SpreadPicture = {
	title: string;
	cards: readonly { id: number; reversed: boolean; label: string; name: string }[];
	/** Paragraphs of the reading; as many as there is room for. */
	lines: readonly string[];
	brand: string;
	site: string;
	/** The language it is written in. */
	language: Language;
};

const [WIDTH, HEIGHT] = [1080, 1350];
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
	pen.fillStyle = sky;
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	pen.strokeStyle = '#d6ad55';
	for (const [inset, width] of [
		[24, 3],
		[34, 1],
	] as const) {
		pen.lineWidth = width;
		pen.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
	}

	pen.textAlign = 'center';
	pen.direction = direction;
	pen.fillStyle = '#f0dca0';
	pen.font = `500 58px ${heading}`;
	pen.fillText(picture.title, WIDTH / 2, 120);

	const gap = 26;
	const inside = WIDTH - 2 * MARGIN - 20;
	const wide = Math.min(300, (inside - gap * (cards.length - 1)) / cards.length);
	const high = wide * CARD_RATIO;
	const top = 205;
	for (const [index, card] of cards.entries()) {
		const place = (index - (cards.length - 1) / 2) * (direction === 'rtl' ? -1 : 1);
		const x = WIDTH / 2 + place * (wide + gap);
		pen.fillStyle = '#4fb9b5';
		pen.font = `${fitting(pen, [card.label], (px) => `${px}px ${text}`, 28, wide + gap - 8)}px ${text}`;
		pen.fillText(card.label, x, top - 18);
		const image = images[index];
		if (image) {
			pen.save();
			pen.translate(x, top + high / 2);
			if (card.reversed) pen.rotate(Math.PI);
			pen.drawImage(image, -wide / 2, -high / 2, wide, high);
			pen.restore();
		}
		pen.fillStyle = '#f4ecd8';
		const size = fitting(pen, [card.name], (px) => `500 ${px}px ${heading}`, 36, wide + gap - 8);
		pen.font = `500 ${size}px ${heading}`;
		pen.fillText(card.name, x, top + high + 46);
	}

	let y = top + high + 110;
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
		x: WIDTH / 2,
		y: HEIGHT - 118,
		size: 40,
		ink: '#f0dca0',
		ground: '#070c24',
		rubric: '#d8674f',
	});
	return pngOf(canvas);
}
