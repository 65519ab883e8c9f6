import type { Piece } from '../../flow/working/working.ts';
import type { Given, LeafTools } from '../../reading-page.ts';
import type { Marriage, MarriageLoaded } from '../contract.ts';

/** What the lines of a working are told with. */
export function tellerOf({ request, facts }: Given<Marriage>, { t, loaded, locale }: LeafTools<MarriageLoaded>) {
	const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
	const { person1, person2 } = request;
	const people = [person1, ...(person2 ? [person2] : [])].map(({ name, motherName }) => ({ name, mother: motherName }));
	return {
		t,
		texts: loaded.texts,
		cards: loaded.cards,
		couple: facts?.couple ?? false,
		/** Who the first and the second person are. */
		who: (index: number): Piece => ({ as: 'name', text: people[index]?.name ?? '' }),
		/** The names of the first and the second person and of their mothers, as written. */
		people,
		number: (value: number) => format.format(value),
		/** Points of so many. */
		of: (points: number, most: number) => t('of', { points, most }),
	};
}

export type Teller = ReturnType<typeof tellerOf>;
