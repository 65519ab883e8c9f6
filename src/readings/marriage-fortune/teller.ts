import type { Given, LeafTools } from '../reading-page.ts';
import type { Piece } from '../working.ts';
import type { Marriage, MarriageLoaded } from './contract.ts';

/** What the lines of a working are told with. */
export function tellerOf({ request, facts }: Given<Marriage>, { t, loaded, locale }: LeafTools<MarriageLoaded>) {
	const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
	const names = [request.person1.name, request.person2?.name ?? ''];
	return {
		t,
		texts: loaded.texts,
		cards: loaded.cards,
		couple: facts?.couple ?? false,
		/** Who the first and the second person are. */
		who: (index: number): Piece => ({ as: 'name', text: names[index] ?? '' }),
		number: (value: number) => format.format(value),
		/** Points of so many. */
		of: (points: number, most: number) => t('of', { points, most }),
	};
}

export type Teller = ReturnType<typeof tellerOf>;
