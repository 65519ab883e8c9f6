import { type Language, languageFacts } from '#src/language/languages.ts';
import { drawFoot, loadImage, newSheet, pngOf } from '#src/readings/leaf/picture-sheet.ts';
import { fitting, wrapped } from '#src/readings/leaf/verse-picture.ts';
import { loadPictureFaces } from '#src/ui/picture-fonts.ts';

/** The two sheets of a keepsake: 4:5 for a post or a print, 9:16 for a story or the screen of a phone. */
export const keepsakeFormats = { post: { width: 1080, height: 1350 }, story: { width: 1080, height: 1920 } } as const;
export type KeepsakeFormat = keyof typeof keepsakeFormats;

export type KeepsakePicture = {
	/** The card's drawing, and how it lay. */
	id: number;
	reversed: boolean;
	roman: string;
	name: string;
	/** What it stands for, as it lay. */
	keywords: string;
	/** The day in words, the moon in words, and how far it is ahead of the sun, in degrees. */
	date: string;
	moon: string;
	elongation: number;
	brand: string;
	site: string;
	language: Language;
};

const colours = {
	night: '#070c24',
	lapis: '#13246b',
	gold: '#d6ad55',
	bright: '#f0dca0',
	ivory: '#f4ecd8',
	teal: '#4fb9b5',
};
const CARD_RATIO = 340 / 200;

/** Draws a card as a keepsake of its day, as a PNG. Only in a browser. */
export async function drawKeepsake(picture: KeepsakePicture, format: KeepsakeFormat): Promise<Blob> {
	const { width, height } = keepsakeFormats[format];
	const { language } = picture;
	const { direction } = languageFacts[language];
	const { canvas, pen } = newSheet(width, height);
	const faces = await loadPictureFaces(language);
	const card = await loadImage(`/cards/${picture.id}.svg`);
	drawGround(pen, width, height);
	const tall = format === 'story';
	const top = tall ? 150 : 108;
	pen.textAlign = 'center';
	pen.direction = direction;
	drawMoon(pen, { x: width / 2, y: top, radius: tall ? 46 : 38, elongation: picture.elongation });
	pen.fillStyle = colours.bright;
	pen.font = `500 ${tall ? 44 : 38}px ${faces.heading}`;
	pen.fillText(picture.date, width / 2, top + (tall ? 118 : 96));
	pen.fillStyle = colours.teal;
	pen.font = `${tall ? 32 : 28}px ${faces.text}`;
	pen.fillText(picture.moon, width / 2, top + (tall ? 170 : 140));

	const cardTop = top + (tall ? 220 : 176);
	const cardHeight = height - cardTop - (tall ? 570 : 400);
	drawCard(pen, card, { x: width / 2, top: cardTop, height: cardHeight, reversed: picture.reversed });

	let y = cardTop + cardHeight + (tall ? 92 : 66);
	pen.fillStyle = colours.gold;
	pen.direction = 'ltr';
	pen.font = `500 ${tall ? 36 : 28}px ${faces.latinHeading}`;
	pen.fillText(picture.roman, width / 2, y);
	pen.direction = direction;
	pen.fillStyle = colours.bright;
	const inside = width - 220;
	const nameSize = fitting(pen, [picture.name], (px) => `500 ${px}px ${faces.heading}`, tall ? 84 : 66, inside);
	y += nameSize + 12;
	pen.font = `500 ${nameSize}px ${faces.heading}`;
	pen.fillText(picture.name, width / 2, y);
	pen.fillStyle = colours.ivory;
	const size = tall ? 40 : 34;
	pen.font = `${size}px ${faces.text}`;
	y += size * 1.75;
	for (const line of wrapped(pen, picture.keywords, inside)) {
		pen.fillText(line, width / 2, y);
		y += size * 1.5;
	}

	drawFoot(pen, {
		brand: picture.brand,
		site: picture.site,
		direction,
		faces,
		x: width / 2,
		y: height - (tall ? 150 : 104),
		size: tall ? 42 : 36,
		ink: colours.bright,
		ground: colours.night,
		rubric: '#d8674f',
	});
	return pngOf(canvas);
}

/** The night sky within two golden rules, with dust strewn by the golden section. */
function drawGround(pen: CanvasRenderingContext2D, width: number, height: number): void {
	const sky = pen.createRadialGradient(width / 2, height * 0.45, 60, width / 2, height * 0.45, height * 0.75);
	sky.addColorStop(0, '#1d3590');
	sky.addColorStop(0.55, colours.lapis);
	sky.addColorStop(1, colours.night);
	pen.fillStyle = sky;
	pen.fillRect(0, 0, width, height);
	pen.fillStyle = colours.gold;
	for (let star = 1; star < 170; star++) {
		pen.globalAlpha = 0.12 + 0.3 * ((star * 0.5698403) % 1);
		pen.beginPath();
		pen.arc(
			44 + ((star * 0.618034) % 1) * (width - 88),
			44 + ((star * 0.7548777) % 1) * (height - 88),
			1 + ((star * 0.324718) % 1) * 1.6,
			0,
			2 * Math.PI,
		);
		pen.fill();
	}
	pen.globalAlpha = 1;
	pen.strokeStyle = colours.gold;
	for (const [inset, line] of [
		[24, 3],
		[34, 1],
	] as const) {
		pen.lineWidth = line;
		pen.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
	}
}

/** The moon as it is seen north of the tropics: the light grows from the right. */
function drawMoon(
	pen: CanvasRenderingContext2D,
	{ x, y, radius, elongation }: { x: number; y: number; radius: number; elongation: number },
): void {
	const waxing = elongation <= 180;
	const edge = Math.cos((elongation * Math.PI) / 180);
	pen.save();
	pen.translate(x, y);
	pen.fillStyle = '#0b1236';
	pen.beginPath();
	pen.arc(0, 0, radius, 0, 2 * Math.PI);
	pen.fill();
	pen.strokeStyle = colours.gold;
	pen.lineWidth = 1.5;
	pen.stroke();
	if (!waxing) pen.scale(-1, 1);
	pen.fillStyle = colours.bright;
	pen.beginPath();
	pen.arc(0, 0, radius, -Math.PI / 2, Math.PI / 2);
	pen.ellipse(0, 0, radius * Math.abs(edge), radius, 0, Math.PI / 2, -Math.PI / 2, edge > 0);
	pen.fill();
	pen.restore();
}

function drawCard(
	pen: CanvasRenderingContext2D,
	card: HTMLImageElement,
	{ x, top, height, reversed }: { x: number; top: number; height: number; reversed: boolean },
): void {
	const width = height / CARD_RATIO;
	pen.save();
	pen.translate(x, top + height / 2);
	if (reversed) pen.rotate(Math.PI);
	pen.shadowColor = 'rgb(0 0 0 / 55%)';
	pen.shadowBlur = 50;
	pen.drawImage(card, -width / 2, -height / 2, width, height);
	pen.restore();
}
