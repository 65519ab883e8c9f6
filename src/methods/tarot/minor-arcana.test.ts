import { describe, expect, it } from 'vitest';
import { arcana } from './arcana.ts';
import { countOf, isMinor, requireCard, wholeDeck } from './cards.ts';
import { bookTitles } from './deck/book-titles.ts';
import { deckSizes } from './deck-kinds.ts';
import { type MinorArcanum, minorArcana } from './minor-arcana.ts';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const numbers = ['Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A card in the words of the table below. */
function told(card: MinorArcanum): (string | number)[] {
	const { id, suit, title } = card;
	const name = `${card.kind === 'pip' ? numbers[card.number - 1] : capitalised(card.rank)} of ${capitalised(suit)}`;
	if (card.kind === 'pip') {
		const { decan } = card;
		if (!decan) return [id, name, title];
		return [id, name, `${capitalised(decan.sign)} ${decan.from}–${decan.to}°, ${capitalised(decan.planet)}`, title];
	}
	const part = `${card.part} of ${card.element}; ${title}; `;
	if (card.quarter) return [id, name, `${part}quarter ${card.quarter.map(capitalised).join(', ')}`];
	const { from, to, degree } = card.degrees ?? { from: '', to: '', degree: 0 };
	return [id, name, `${part}${degree}° ${capitalised(from)}–${degree}° ${capitalised(to)}`];
}

/** Book T, in the order of the ids. */
const table: readonly (string | number)[][] = [
	[22, 'Ace of Wands', 'Root of the Powers of Fire'],
	[23, 'Two of Wands', 'Aries 0–10°, Mars', 'Lord of Dominion'],
	[24, 'Three of Wands', 'Aries 10–20°, Sun', 'Lord of Established Strength'],
	[25, 'Four of Wands', 'Aries 20–30°, Venus', 'Lord of Perfected Work'],
	[26, 'Five of Wands', 'Leo 0–10°, Saturn', 'Lord of Strife'],
	[27, 'Six of Wands', 'Leo 10–20°, Jupiter', 'Lord of Victory'],
	[28, 'Seven of Wands', 'Leo 20–30°, Mars', 'Lord of Valour'],
	[29, 'Eight of Wands', 'Sagittarius 0–10°, Mercury', 'Lord of Swiftness'],
	[30, 'Nine of Wands', 'Sagittarius 10–20°, Moon', 'Lord of Great Strength'],
	[31, 'Ten of Wands', 'Sagittarius 20–30°, Saturn', 'Lord of Oppression'],
	[32, 'Page of Wands', 'earth of fire; Princess of Wands; quarter Cancer, Leo, Virgo'],
	[33, 'Knight of Wands', 'air of fire; Prince of Wands; 20° Cancer–20° Leo'],
	[34, 'Queen of Wands', 'water of fire; Queen of Wands; 20° Pisces–20° Aries'],
	[35, 'King of Wands', 'fire of fire; King of Wands; 20° Scorpio–20° Sagittarius'],
	[36, 'Ace of Cups', 'Root of the Powers of Water'],
	[37, 'Two of Cups', 'Cancer 0–10°, Venus', 'Lord of Love'],
	[38, 'Three of Cups', 'Cancer 10–20°, Mercury', 'Lord of Abundance'],
	[39, 'Four of Cups', 'Cancer 20–30°, Moon', 'Lord of Blended Pleasure'],
	[40, 'Five of Cups', 'Scorpio 0–10°, Mars', 'Lord of Loss in Pleasure'],
	[41, 'Six of Cups', 'Scorpio 10–20°, Sun', 'Lord of Pleasure'],
	[42, 'Seven of Cups', 'Scorpio 20–30°, Venus', 'Lord of Illusionary Success'],
	[43, 'Eight of Cups', 'Pisces 0–10°, Saturn', 'Lord of Abandoned Success'],
	[44, 'Nine of Cups', 'Pisces 10–20°, Jupiter', 'Lord of Material Happiness'],
	[45, 'Ten of Cups', 'Pisces 20–30°, Mars', 'Lord of Perfected Success'],
	[46, 'Page of Cups', 'earth of water; Princess of Cups; quarter Libra, Scorpio, Sagittarius'],
	[47, 'Knight of Cups', 'air of water; Prince of Cups; 20° Libra–20° Scorpio'],
	[48, 'Queen of Cups', 'water of water; Queen of Cups; 20° Gemini–20° Cancer'],
	[49, 'King of Cups', 'fire of water; King of Cups; 20° Aquarius–20° Pisces'],
	[50, 'Ace of Swords', 'Root of the Powers of Air'],
	[51, 'Two of Swords', 'Libra 0–10°, Moon', 'Lord of Peace Restored'],
	[52, 'Three of Swords', 'Libra 10–20°, Saturn', 'Lord of Sorrow'],
	[53, 'Four of Swords', 'Libra 20–30°, Jupiter', 'Lord of Rest from Strife'],
	[54, 'Five of Swords', 'Aquarius 0–10°, Venus', 'Lord of Defeat'],
	[55, 'Six of Swords', 'Aquarius 10–20°, Mercury', 'Lord of Earned Success'],
	[56, 'Seven of Swords', 'Aquarius 20–30°, Moon', 'Lord of Unstable Effort'],
	[57, 'Eight of Swords', 'Gemini 0–10°, Jupiter', 'Lord of Shortened Force'],
	[58, 'Nine of Swords', 'Gemini 10–20°, Mars', 'Lord of Despair and Cruelty'],
	[59, 'Ten of Swords', 'Gemini 20–30°, Sun', 'Lord of Ruin'],
	[60, 'Page of Swords', 'earth of air; Princess of Swords; quarter Capricorn, Aquarius, Pisces'],
	[61, 'Knight of Swords', 'air of air; Prince of Swords; 20° Capricorn–20° Aquarius'],
	[62, 'Queen of Swords', 'water of air; Queen of Swords; 20° Virgo–20° Libra'],
	[63, 'King of Swords', 'fire of air; King of Swords; 20° Taurus–20° Gemini'],
	[64, 'Ace of Pentacles', 'Root of the Powers of Earth'],
	[65, 'Two of Pentacles', 'Capricorn 0–10°, Jupiter', 'Lord of Harmonious Change'],
	[66, 'Three of Pentacles', 'Capricorn 10–20°, Mars', 'Lord of Material Works'],
	[67, 'Four of Pentacles', 'Capricorn 20–30°, Sun', 'Lord of Earthly Power'],
	[68, 'Five of Pentacles', 'Taurus 0–10°, Mercury', 'Lord of Material Trouble'],
	[69, 'Six of Pentacles', 'Taurus 10–20°, Moon', 'Lord of Material Success'],
	[70, 'Seven of Pentacles', 'Taurus 20–30°, Saturn', 'Lord of Success Unfulfilled'],
	[71, 'Eight of Pentacles', 'Virgo 0–10°, Sun', 'Lord of Prudence'],
	[72, 'Nine of Pentacles', 'Virgo 10–20°, Venus', 'Lord of Material Gain'],
	[73, 'Ten of Pentacles', 'Virgo 20–30°, Mercury', 'Lord of Wealth'],
	[74, 'Page of Pentacles', 'earth of earth; Princess of Pentacles; quarter Aries, Taurus, Gemini'],
	[75, 'Knight of Pentacles', 'air of earth; Prince of Pentacles; 20° Aries–20° Taurus'],
	[76, 'Queen of Pentacles', 'water of earth; Queen of Pentacles; 20° Sagittarius–20° Capricorn'],
	[77, 'King of Pentacles', 'fire of earth; King of Pentacles; 20° Leo–20° Virgo'],
];

describe('the cards of the suits', () => {
	it('are 56 after the trumps, each at its id', () => {
		expect(deckSizes).toEqual({ trumps: arcana.length, whole: wholeDeck.length });
		expect(wholeDeck.map(({ id }) => id)).toEqual(Array.from({ length: 78 }, (_, id) => id));
		expect(() => requireCard(78)).toThrow(RangeError);
		expect([isMinor(requireCard(21)), isMinor(requireCard(22))]).toEqual([false, true]);
	});

	it.each(table)('%i: %s', (id, ...rest) => {
		const card = minorArcana[Number(id) - 22];
		expect(card && told(card)).toEqual([id, ...rest]);
	});

	it('share the whole zodiac: 36 decans, and twelve times 30 degrees', () => {
		const decans = minorArcana.flatMap((card) => (card.kind === 'pip' && card.decan ? [card.decan] : []));
		expect(new Set(decans.map(({ sign, from }) => `${sign} ${from}`)).size).toBe(36);
		const degrees = minorArcana.flatMap((card) => (card.kind === 'court' && card.degrees ? [card.degrees] : []));
		expect(new Set(degrees.map(({ from }) => from)).size).toBe(12);
		const quarters = minorArcana.flatMap((card) => (card.kind === 'court' ? (card.quarter ?? []) : []));
		expect(new Set(quarters).size).toBe(12);
	});

	it.each([
		[0, 0],
		[21, 21],
		[22, 1],
		[31, 10],
		[32, 0],
		[77, 0],
	])('card %i counts %i', (id, count) => {
		expect(countOf(requireCard(id))).toBe(count);
	});
});

it('has a title of Book T for each card of the suits in every language, in English the one that is a fact', () => {
	const titles = Object.values(bookTitles).map((bySuit) => Object.values(bySuit).flat());
	for (const one of titles) expect([one.length, new Set(one).size]).toEqual([56, 56]);
	expect(Object.values(bookTitles.en).flat()).toEqual(minorArcana.map(({ title }) => title));
});
