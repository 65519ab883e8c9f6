import { type Language, languageFacts } from '#src/language/languages.ts';
import { ink } from '#src/ui/ornament/drawing/pen.ts';
import { requireScene } from './draw-card.server.ts';
import { framed, title as place } from './frame.ts';

/** Fonts a reader's device may have; a picture cannot bring those of the pages. */
const fonts = {
	ltr: "Alegreya, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif",
	rtl: "'Markazi Text', 'Noto Naskh Arabic', 'Geeza Pro', 'Sakkal Majalla', 'Times New Roman', serif",
} as const;

/**
 * The drawing of a card with its name lettered in the cartouche, as a standalone SVG of 200 to 340.
 * @param title the card's name in that language; a long one is set smaller, and drawn together if it must be
 * @throws `not_found` for an id other than 0 to 77
 */
export function cardSvg(id: number, title: string, language: Language): string {
	const { direction } = languageFacts[language];
	const name = escapeXml(title.trim());
	const perLetter = direction === 'rtl' ? 0.44 : 0.54;
	const largest = direction === 'rtl' ? 18 : 14.5;
	const wanted = [...title.trim()].length * perLetter;
	const size = Math.max(9, Math.min(largest, Math.floor((place.width / Math.max(wanted, 1)) * 2) / 2));
	const squeeze = wanted * size > place.width ? ` textLength="${place.width}" lengthAdjust="spacingAndGlyphs"` : '';
	const lettering = `<text x="${place.x}" y="${place.y}" dy=".34em" text-anchor="middle" direction="${direction}" font-family="${fonts[direction]}" font-size="${size}" fill="${ink.bright}" stroke="none"${squeeze}>${name}</text>`;
	const bare = framed(`c${id}`, requireScene(id), '');
	const end = '</g></svg>';
	return `<svg role="img" aria-label="${name}" xml:lang="${language}"${bare.slice('<svg'.length, -end.length)}${lettering}${end}`;
}

function escapeXml(text: string): string {
	const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
	return text.replace(/[&<>"']/g, (sign) => names[sign] ?? '');
}
