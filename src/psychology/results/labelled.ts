/** Labels and words as one text, the way `partsOf` reads it. A part without a label stands as it is. */
export function labelled(parts: readonly (readonly [label: string | null, words: string])[]): string {
	return parts.map(([label, words]) => (label ? `${label}: ${words}` : words)).join('\n\n');
}

/** That text again as its parts: a paragraph that begins with one of the labels and a colon has it as its heading. */
export function partsOf(text: string, labels: readonly string[]): { label: string | null; words: string }[] {
	return text
		.split(/\n\s*\n/)
		.filter((paragraph) => paragraph.trim())
		.map((paragraph) => {
			const label = labels.find((one) => paragraph.startsWith(`${one}:`)) ?? null;
			return { label, words: label ? paragraph.slice(label.length + 1).trim() : paragraph };
		});
}

/** Figures as one line of text, for copying and keeping. */
export function toldFigures(figures: readonly { label: string; value: string }[]): string {
	return figures.map(({ label, value }) => `${label}: ${value}`).join(' · ');
}
