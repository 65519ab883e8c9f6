import type { Given, LeafTools } from '#src/readings/reading-page.ts';
import type { Tarot, TarotLoaded } from '../contract.ts';
import { monthsFrom } from '../year-months.ts';
import { spreadFigure } from './layout/spread-figure.ts';
import { placeLabel } from './place-label.ts';
import { type Place, type SpreadSize, spreads } from './spreads.ts';

type Spread = Pick<Given<Tarot>, 'request'> & { facts?: Tarot['Facts'] | null };

/** The cards of a spread by their positions, with what the deck tells of them in the page's language. */
export function spreadOf({ request, facts }: Spread, { t, loaded, language }: LeafTools<TarotLoaded>) {
	const { cards, spreadType, date } = request;
	const places: readonly Place[] = spreads[spreadType as SpreadSize] ?? [];
	const months = places[0] === 'month' && date ? monthsFrom(date, language) : [];
	const figure = spreadFigure(spreadType);
	return cards
		.toSorted((one, other) => one.position - other.position)
		.map(({ card: { id }, reversed = false }, position) => {
			const told = loaded.deck[id];
			const known = facts?.cards[position];
			const name = told?.name ?? known?.name ?? '';
			const meaning = (reversed ? told?.reversed : told?.meaning) ?? known?.meaning ?? '';
			const place = places[position];
			return {
				id,
				reversed,
				name,
				shownName: reversed ? `${name} ${t('reversed')}` : name,
				meaning,
				label: place ? placeLabel(place, known?.month ?? months[position], (key) => t(key)) : '',
				...(figure && { at: figure[position] }),
			};
		});
}
