/**
 * Words a minute of silent reading: 238 for English non-fiction (Brysbaert 2019, a meta-analysis of 190 studies); less
 * here, because these texts are read slowly and three of our languages have longer words.
 */
const PACE = 200;

/** Whole minutes it takes to read a text, one at least. */
export function minutesToRead(text: string): number {
	const words = text.split(/\s+/).filter(Boolean).length;
	return Math.max(1, Math.round(words / PACE));
}
