import type { LeafTools } from '#src/readings/reading-page.ts';
import type { Tarot, TarotLoaded } from './contract.ts';
import { type Place, type SpreadSize, spreads } from './spreads.ts';

/** The cards of a spread by their positions, with what the deck tells of them in the page's language. */
export function spreadOf({ cards, spreadType }: Tarot['Request'], { t, loaded }: LeafTools<TarotLoaded>) {
	const places: readonly Place[] = spreads[spreadType as SpreadSize] ?? [];
	return cards
		.toSorted((one, other) => one.position - other.position)
		.map(({ card: { id }, reversed = false }, position) => {
			const { name = '', meaning = '', reversed: turned = '' } = loaded.deck[id] ?? {};
			const place = places[position];
			return {
				id,
				reversed,
				name,
				shownName: reversed ? `${name} ${t('reversed')}` : name,
				meaning: reversed ? turned : meaning,
				label: place ? t(`places.${place}`) : '',
			};
		});
}
