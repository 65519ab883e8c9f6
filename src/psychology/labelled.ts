/** Labels and words as one text, the way `LabelledWords` reads it. A part without a label stands as it is. */
export function labelled(parts: readonly (readonly [label: string | null, words: string])[]): string {
	return parts.map(([label, words]) => (label ? `${label}: ${words}` : words)).join('\n\n');
}

/** Figures as one line of text, for copying and keeping. */
export function toldFigures(figures: readonly { label: string; value: string }[]): string {
	return figures.map(({ label, value }) => `${label}: ${value}`).join(' · ');
}
