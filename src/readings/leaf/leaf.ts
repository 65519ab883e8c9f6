/** A value under its label, as figures and facts are shown. `ltr` for what reads from left to right in every language. */
export type Labelled = { label: string; value: string; pending?: boolean; ltr?: boolean };

/** One part of the prose. Parts that name the same `group` stand side by side, each as a card. */
export type Part = {
	id: string;
	title?: string;
	/** A small line above the title. */
	kicker?: string;
	/** A small line below the title. */
	note?: string;
	text: string;
	group?: string;
};

/** A Persian verse with its translation, if the language needs one, and where it stands. */
export type LeafVerse = {
	lines: readonly [string, string];
	translation: readonly string[] | null;
	place: string;
	/** What it is called to screen readers. */
	label: string;
};

/**
 * What a reading is once it is given. The page of the result, the page of a kept reading, the copied text, the shared
 * picture and the printed page are views of it.
 */
export type Leaf = {
	/** The class of its page, for what only this reading looks like. */
	className: string;
	/** Name of the reading, on its picture. */
	title: string;
	/** Name of the picture's file, without its ending. */
	pictureName: string;
	/** The day it was given for. */
	date?: string;
	heading?: string;
	question?: { label: string; text: string };
	verse?: LeafVerse;
	/**
	 * What was drawn; `id` is that of the card's drawing. `at` says where its middle lies, where the cards do not lie in a row:
	 * `x` in widths of a card from the middle towards the end of the line, `y` in heights from the top.
	 */
	cards?: readonly {
		id: number;
		reversed: boolean;
		label: string;
		name: string;
		shownName: string;
		at?: { x: number; y: number; across?: boolean };
	}[];
	/** Up to eight results, none of them personal. */
	figures?: readonly Labelled[];
	/** What is copied in the figures' place, where that is less or more than the figures. */
	summary?: string;
	facts?: readonly Labelled[];
	/** What the prose is called. `answerShown`: as a heading on the page, too. */
	answer: string;
	answerShown?: boolean;
	parts: readonly Part[];
	/** The sentences on the picture. */
	excerpt?: readonly string[];
	/** The visitor's name, for the picture, where they choose so. */
	name?: string;
};

/** The paragraphs of a text. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());

/** Parts that follow one another in the same group, together. */
export function grouped(parts: readonly Part[]): Part[][] {
	const groups: Part[][] = [];
	for (const part of parts) {
		const last = groups.at(-1);
		if (last && last[0]?.group === part.group) last.push(part);
		else groups.push([part]);
	}
	return groups;
}

const lines = (all: readonly { label: string; value: string }[] = []) =>
	all.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** A leaf as plain text, to be copied. */
export function leafText(leaf: Leaf, brand: string): string {
	const { question, verse, cards, figures, summary, parts } = leaf;
	return [
		question?.text,
		verse?.lines.join('\n'),
		verse?.translation?.join('\n'),
		verse?.place,
		lines(cards?.map(({ label, shownName }) => ({ label, value: shownName }))),
		summary ?? lines(figures),
		...parts.filter(({ text }) => text).map(({ title, text }) => (title ? `${title}\n${text}` : text)),
		brand,
	]
		.filter(Boolean)
		.join('\n\n');
}
