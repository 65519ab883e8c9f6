import { createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { markShapes } from '#src/ui/ornament/mark.tsx';
import { Picture, type PictureName } from '#src/ui/ornament/pictures/pictures.tsx';
import type { PictureFaces } from '#src/ui/picture-fonts.ts';

/** What the drawings of every picture share: faces, drawings, and the foot with the brand's mark. Only in a browser. */

/**
 * The drawing at the head of figures and sentences: one of our drawings, one in a file of this site, or one that is
 * drawn from the result: an SVG element with a view box, which has its colours from attributes and the page's variables
 * alone.
 */
export type HeadDrawing = PictureName | { file: string } | { art: ReactElement };

/** The colours of a drawing on a sheet. */
type DrawingColours = { line: string; ground: string; accent: string; rubric: string };

/** One of our drawings as an image, in colours of its own. */
export function drawingOf(name: PictureName, size: number, colours: DrawingColours): Promise<HTMLImageElement> {
	return renderedImage(createElement(Picture, { name, size }), size, {
		color: colours.line,
		'--ground': colours.ground,
		'--turquoise': colours.accent,
		'--rubric': colours.rubric,
	});
}

/** A drawing of a result as an image of that height, as wide as its view box says. */
export function artOf(art: ReactElement, height: number, colours: DrawingColours): Promise<HTMLImageElement> {
	return renderedImage(art, height, {
		'--ground': colours.ground,
		'--raised': colours.ground,
		'--gold': colours.accent,
		'--gold-bright': colours.accent,
		'--lapis': colours.line,
		'--turquoise': TURQUOISE,
		'--rubric': colours.rubric,
		'--rule': colours.accent,
	});
}

/** The turquoise of glazed tiles on paper; the pages' own is made for their ground. */
const TURQUOISE = '#1f7a80';

function renderedImage(
	element: ReactElement,
	height: number,
	colours: Readonly<Record<string, string>>,
): Promise<HTMLImageElement> {
	const box = document.createElement('div');
	const root = createRoot(box);
	flushSync(() => root.render(element));
	const drawing = box.querySelector('svg');
	if (!drawing) throw new Error('a drawing is an SVG element');
	const { width, height: high } = drawing.viewBox.baseVal;
	return imageOf(drawing, (height * width) / high, height, colours).finally(() => root.unmount());
}

export type Foot = {
	/** The brand's name, and where it is found. */
	brand: string;
	site: string;
	direction: 'ltr' | 'rtl';
	faces: PictureFaces;
	/** The middle of the name's line, and how large it is written. */
	x: number;
	y: number;
	size: number;
	ink: string;
	ground: string;
	rubric: string;
};

/** The foot of a picture: the hoopoe before the brand's name, and the address below. */
export function drawFoot(pen: CanvasRenderingContext2D, foot: Foot): void {
	const { brand, direction, x, y, size } = foot;
	const mark = size * 1.6;
	const gap = size * 0.35;
	pen.save();
	pen.textAlign = 'center';
	pen.direction = direction;
	pen.font = `500 ${size}px ${foot.faces.heading}`;
	const wide = pen.measureText(brand).width;
	const side = direction === 'rtl' ? -1 : 1;
	pen.fillStyle = foot.ink;
	pen.fillText(brand, x + (side * (mark + gap)) / 2, y + size * 0.34);
	drawMark(pen, { ...foot, x: x - (side * (wide + gap)) / 2 - mark / 2, y: y - mark * 0.56, size: mark });
	pen.direction = 'ltr';
	pen.fillStyle = foot.ink;
	pen.font = `${size * 0.55}px ${foot.faces.latin}`;
	pen.fillText(foot.site, x, y + size * 1.25);
	pen.restore();
}

function drawMark(
	pen: CanvasRenderingContext2D,
	{
		x,
		y,
		size,
		ink,
		ground,
		rubric,
	}: { x: number; y: number; size: number; ink: string; ground: string; rubric: string },
): void {
	pen.save();
	pen.translate(x, y);
	pen.scale(size / 96, size / 96);
	pen.fillStyle = rubric;
	pen.fill(new Path2D(markShapes.blades));
	pen.fillStyle = ink;
	for (const shape of [markShapes.tips, markShapes.bill]) pen.fill(new Path2D(shape));
	pen.fill(new Path2D(markShapes.body + markShapes.eye), 'evenodd');
	pen.strokeStyle = ground;
	pen.lineWidth = 2.6;
	pen.lineCap = 'round';
	pen.stroke(new Path2D(markShapes.wing));
	pen.restore();
}

/** An empty sheet, and what draws on it. */
export function newSheet(width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [width, height];
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('this browser has no canvas');
	return { canvas, pen };
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
	new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
	});

/** Waits for an image of this site. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.src = address;
	await image.decode();
	return image;
}

/**
 * A drawing as a picture of its own: it takes the values of its variables along, as they are on the page, or as `given`
 * has them.
 */
async function imageOf(
	drawing: SVGSVGElement,
	width: number,
	height: number,
	given: Readonly<Record<string, string>> = {},
): Promise<HTMLImageElement> {
	const copy = drawing.cloneNode(true) as SVGSVGElement;
	copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	copy.setAttribute('width', String(width));
	copy.setAttribute('height', String(height));
	const style = getComputedStyle(drawing);
	const used = new Set(drawing.outerHTML.match(/--[\w-]+/g));
	for (const name of used) copy.style.setProperty(name, style.getPropertyValue(name));
	for (const [name, value] of Object.entries(given)) copy.style.setProperty(name, value);
	const address = URL.createObjectURL(
		new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
	);
	try {
		const image = new Image();
		image.src = address;
		await image.decode();
		return image;
	} finally {
		URL.revokeObjectURL(address);
	}
}
