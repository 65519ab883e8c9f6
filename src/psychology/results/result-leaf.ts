import { type Leaf, paragraphsOf } from '#src/readings/leaf/leaf.ts';

/** What of a test's result can be taken along. */
export type TakenResult = {
	/** Name of the test. */
	title: string;
	/** The result in a few words, where it has such. */
	heading: string | null;
	figures: readonly { label: string; value: string }[];
	/** Paragraphs apart by an empty line. */
	words: string;
	/** Name of the picture's file, without language and ending. */
	pictureName: string;
};

/** As many figures and paragraphs as a picture shows. */
const [FIGURES, PARAGRAPHS] = [8, 3];

/** A result as a leaf, for its copy and its picture: under its own heading, the name of the test with it in the copy. */
export function resultLeaf({ title, heading, figures, words, pictureName }: TakenResult): Leaf {
	const told = figures.map(({ label, value }) => `${label}: ${value}`).join('\n');
	return {
		className: 'test-result',
		title: heading ?? title,
		pictureName,
		figures: figures.slice(0, FIGURES),
		summary: [heading ? `${title}: ${heading}` : title, told].filter(Boolean).join('\n\n'),
		answer: title,
		parts: [{ id: 'words', text: words }],
		excerpt: paragraphsOf(words).slice(0, PARAGRAPHS),
	};
}
