import { type Language, languageFacts } from '#src/language/languages.ts';
import { loadPictureFaces, type PictureFaces } from '#src/ui/picture-fonts.ts';
import { type Foot, newSheet } from './picture-sheet.ts';

/** Width and height of a picture. */
export const [WIDTH, HEIGHT] = [1080, 1350];
/** From the sheet's edge to the frame of the folio. */
export const FOLIO_MARGIN = 54;

type Folio = {
	canvas: HTMLCanvasElement;
	pen: CanvasRenderingContext2D;
	/** The value of a variable of the page, by its name with `--`. */
	colour: (name: string) => string;
	faces: PictureFaces;
	direction: 'ltr' | 'rtl';
	/** What `drawFoot` wants besides brand and site. */
	foot: Omit<Foot, 'brand' | 'site'>;
};

/** A sheet with the paper and the frame of the folio, in the faces and colours of the page. Only in a browser. */
export async function newFolio(language: Language): Promise<Folio> {
	const { canvas, pen } = newSheet(WIDTH, HEIGHT);
	const style = getComputedStyle(document.documentElement);
	const colour = (name: string) => style.getPropertyValue(name).trim();
	const faces = await loadPictureFaces(language);
	const { direction } = languageFacts[language];

	pen.fillStyle = '#070c24';
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	const paper = pen.createLinearGradient(0, 0, 0, HEIGHT);
	paper.addColorStop(0, colour('--folio'));
	paper.addColorStop(1, colour('--folio-deep'));
	pen.fillStyle = paper;
	const beyond = FOLIO_MARGIN - 24;
	pen.fillRect(beyond, beyond, WIDTH - 2 * beyond, HEIGHT - 2 * beyond);
	frame(pen, FOLIO_MARGIN, 5, colour('--folio-lapis'));
	frame(pen, FOLIO_MARGIN + 9, 1.5, colour('--folio-gold'));

	const foot = {
		direction,
		faces,
		x: WIDTH / 2,
		y: HEIGHT - FOLIO_MARGIN - 76,
		size: 40,
		ink: colour('--folio-ink'),
		ground: colour('--folio-deep'),
		rubric: colour('--folio-rubric'),
	};
	return { canvas, pen, colour, faces, direction, foot };
}

/** Fills a sheet with the night sky, and frames it in gold. */
export function drawNight(pen: CanvasRenderingContext2D, sky: CanvasGradient): void {
	pen.fillStyle = sky;
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	frame(pen, 24, 3, '#d6ad55');
	frame(pen, 34, 1, '#d6ad55');
}

/** Place, size and colours of the foot on the night sky; `drawFoot` wants its height as well. */
export const nightFoot = { x: WIDTH / 2, size: 40, ink: '#f0dca0', ground: '#070c24', rubric: '#d8674f' } as const;

function frame(pen: CanvasRenderingContext2D, inset: number, width: number, colour: string): void {
	pen.strokeStyle = colour;
	pen.lineWidth = width;
	pen.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
}
