import { seededChoices } from '#src/words/seeded.ts';
import type { Family } from '../../lore/theme.ts';

/** A theme and where it is kept. */
export type Place = { family: Family; name: string };

/** One time a theme was told: 0 and 1 are the built-in writer's two tellings, later ones a model's. */
export type Told = { theme: string; family: Family; telling: number };

/** The built-in writer has so many tellings of each theme. */
export const BUILT_IN_TELLINGS = 2;

/**
 * The next theme to tell and which telling of it, or null when each was told `tellings` times. First come the themes
 * never told, in an order that `seed` chooses, not two of one family in a row as long as there is another. After that
 * each comes back in the order of its last telling, so that all others lie between.
 * @param told oldest first
 */
export function chooseTheme(
	places: readonly Place[],
	told: readonly Told[],
	seed: string,
	tellings: number = BUILT_IN_TELLINGS,
): { place: Place; telling: number } | null {
	const last = told.at(-1)?.family;
	const spread = (candidates: readonly Place[]) => {
		const others = candidates.filter(({ family }) => family !== last);
		return others.length > 0 ? others : candidates;
	};
	const known = new Set(told.map(({ theme }) => theme));
	const fresh = places.filter(({ name }) => !known.has(name));
	if (fresh.length > 0) {
		// A family that is half of what is left must be chosen now, or two of it would follow each other at the end.
		const crowded = fresh.filter(({ family }) => 2 * countOf(fresh, family) > fresh.length);
		const [first, ...rest] = spread(crowded.some(({ family }) => family !== last) ? crowded : fresh);
		return first ? { place: seededChoices(seed).pick([first, ...rest]), telling: 0 } : null;
	}
	const back = places
		.map((place) => {
			const tellingsOfIt = told.filter(({ theme }) => theme === place.name);
			return {
				...place,
				last: told.findLastIndex(({ theme }) => theme === place.name),
				telling: Math.max(...tellingsOfIt.map(({ telling }) => telling)) + 1,
			};
		})
		.filter(({ telling }) => telling < tellings)
		.sort((one, other) => one.telling - other.telling || one.last - other.last);
	const [first] = back;
	if (!first) return null;
	// The ones told longest ago; choosing among the first few keeps enough distance.
	const next = spread(back.slice(0, 3).filter(({ telling }) => telling === first.telling))[0] as typeof first;
	return { place: { family: next.family, name: next.name }, telling: next.telling };
}

function countOf(places: readonly Place[], family: Family): number {
	return places.filter((place) => place.family === family).length;
}
