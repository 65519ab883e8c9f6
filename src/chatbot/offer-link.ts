import { type EntryName, entries } from '#src/catalogue/catalogue.ts';

/** Pages that the guide may lead to; no other link is ever drawn in a message. */
export const offeredPages: readonly EntryName[] = entries.filter(({ offered }) => offered).map(({ name }) => name);
export type OfferedPage = EntryName;

/** A line that leads to a page of ours, as it stands in a message: a paragraph that is one link, in Markdown's way. */
export function writeOffer(line: string, language: string, page: string): string {
	return `[${line.replace(/[[\]]/g, '')}](/${language}/${page})`;
}

/** An article of the magazine is named by its slug. */
const offer = new RegExp(`^\\[([^\\][]+)\\]\\((/[a-z]{2}/(${offeredPages.join('|')})(/[a-z0-9-]+)?)\\)$`);

/** A way to one of our pages: what it says, and where it leads. */
export type Offer = { line: string; address: string; page: OfferedPage };

/** The line and address of a paragraph that is such a link, or null. */
export function readOffer(paragraph: string): Offer | null {
	const found = offer.exec(paragraph.trim());
	const [, line, address, page, article] = found ?? [];
	if (article && page !== 'blog') return null;
	return line && address && page ? { line, address, page: page as OfferedPage } : null;
}

/** A message as plain text: its links are their lines and addresses. */
export function plainMessage(message: string, origin: string): string {
	return message
		.split('\n\n')
		.map((paragraph) => {
			const found = readOffer(paragraph);
			return found ? `${found.line} ${origin}${found.address}` : paragraph;
		})
		.join('\n\n');
}
