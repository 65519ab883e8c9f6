import type { Language } from '#src/language/languages.ts';
import { allCards } from './texts.server.ts';

/** What the guide tells of a card: its name, what it stands for either way up, and what is seen on our drawing of it. */
export function tellCard(
	language: Language,
	id: number,
): { name: string; meaning: string; reversed: string; seen: string } {
	const card = allCards[language][id];
	if (!card) throw new RangeError(`there is no card ${id}`);
	const { name, meaning, reversed, sight } = card;
	return { name, meaning, reversed, seen: sight.upright };
}
