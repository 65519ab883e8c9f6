import { requireArcanum } from '#src/methods/tarot/arcana.ts';
import { type Dignity, weighTriad } from '#src/methods/tarot/dignities.ts';
import { shuffleDeck } from '#src/methods/tarot/shuffle.ts';
import { fold } from '#src/words/fold.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { CardRole, Measured, TarotWorking } from '../facts.ts';
import type { DatedPerson } from './dated-person.ts';

const dignityPoints: Readonly<Record<Dignity, number>> = { friendly: 3, same: 2, neutral: 1, inimical: 0 };
/** Three dignities always weigh from 2 (earth, air, earth) to 8 (fire, air, fire). */
const [LEAST, MOST] = [2, 8];

const keyOf = ({ name, motherName, date, gender }: DatedPerson) =>
	[fold(name), fold(motherName), date, gender].join('|');

/**
 * Three cards (you, the bond, the other) from a deck shuffled by the request itself, the same in either order of the two people:
 * the cards belong to the people, not to the places of the form. Our scale: 70 for the dignities of the three (methods
 * 4), 10 for each card that stands upright. One person has a card for the place beside them.
 */
export function tarot([one, two]: readonly [DatedPerson, DatedPerson?]): Measured<TarotWorking> {
	const keys = [keyOf(one), two ? keyOf(two) : ''];
	const inOrder = keys.toSorted();
	const { pick } = seededChoices(`marriage-fortune|tarot|${inOrder.join('|')}`);
	const below = (limit: number) => pick(Array.from({ length: limit }, (_, i) => i) as [number, ...number[]]);
	const deck = shuffleDeck(22, { below });
	const place = (key: string) => inOrder.indexOf(key);
	const draw = (role: CardRole, at: number) => {
		const { id, reversed } = deck[at] ?? { id: 0, reversed: false };
		return { role, id, reversed, element: requireArcanum(id).element };
	};
	const [first, second] = keys as [string, string];
	const own = place(first);
	const cards = [draw('self', own), draw('bond', 2), draw('other', first === second ? 1 : place(second))] as const;
	const triad = weighTriad(cards[0].element, cards[1].element, cards[2].element);
	const weighed = [triad.outer, triad.first, triad.last].reduce((sum, dignity) => sum + dignityPoints[dignity], 0);
	const points = {
		dignities: Math.round((70 * (weighed - LEAST)) / (MOST - LEAST)),
		upright: 10 * cards.filter(({ reversed }) => !reversed).length,
	};
	return { working: { type: 'tarot', cards, ...triad, points }, score: points.dignities + points.upright };
}
