import type { Place } from './spreads.ts';

type NamedPlace = Exclude<Place, 'month'>;

/** What a position is called: a month by its name, all others by the texts. */
export const placeLabel = (
	place: Place,
	month: string | undefined,
	t: (key: `places.${NamedPlace}`) => string,
): string => (place === 'month' ? (month ?? '') : t(`places.${place}`));
