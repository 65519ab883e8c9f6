import { ashtakoota, type MoonStar, moonStarAt, percentileOf, signOfPada } from '#src/methods/ashtakoota/ashtakoota.ts';
import { ganaOf, nadiOf, yoniOf } from '#src/methods/ashtakoota/stars.ts';
import { signAt } from '#src/methods/sky/signs.ts';
import { noonOf, siderealMoonAt } from '#src/methods/sky/sky.server.ts';
import type { IndianWorking, Measured, MoonOf } from '../facts.ts';
import type { DatedPerson } from './dated-person.ts';

/** Half of the points: from here on tradition speaks of a match. */
export const HALF = 18;
export const MOST_POINTS = 36;

type Role = 'groom' | 'bride';

const quarters = Array.from({ length: 108 }, (_, i) => moonStarAt(((i + 0.49) * 360) / 108));

/** With how many of the 108 quarters a moon reaches half of the points, in its role. */
const openTo = (moon: MoonStar, role: Role): number =>
	quarters.filter((other) => (role === 'groom' ? ashtakoota(moon, other) : ashtakoota(other, moon)).total >= HALF)
		.length;

const bounds: Partial<Record<Role, { least: number; most: number }>> = {};

/** The fewest and the most quarters any moon is open to, in that role; counted once. */
function boundsOf(role: Role): { least: number; most: number } {
	let found = bounds[role];
	if (!found) {
		const counts = quarters.map((moon) => openTo(moon, role));
		found = { least: Math.min(...counts), most: Math.max(...counts) };
		bounds[role] = found;
	}
	return found;
}

function told(star: MoonStar, role: Role): MoonOf {
	const at = star.nakshatra - 1;
	return {
		role,
		longitude: Math.round(star.longitude * 10) / 10,
		nakshatra: star.nakshatra,
		pada: star.pada,
		sign: signAt(signOfPada(star)).id,
		yoni: yoniOf[at] ?? 0,
		gana: ganaOf[at] ?? 0,
		nadi: nadiOf(star.nakshatra),
	};
}

/**
 * Ashtakoota (methods 6) of the moons at 12:00 UTC. Groom and bride by the given gender, the asker first where they are
 * the same. The score is points of 36. One person's is how many of the 108 quarters their moon goes with (18 points or
 * more), between the fewest and the most that any moon does.
 */
export function indian([one, two]: readonly [DatedPerson, DatedPerson?]): Measured<IndianWorking> {
	const moonOf = ({ date }: DatedPerson) => moonStarAt(siderealMoonAt(noonOf(date)));
	const own = moonOf(one);
	const role: Role = two && two.gender === one.gender ? 'groom' : one.gender === 'male' ? 'groom' : 'bride';
	if (!two) {
		const range = boundsOf(role);
		const open = openTo(own, role);
		return {
			working: { type: 'indian', people: [told(own, role)], match: null, open: { quarters: open, ...range } },
			score: Math.round((100 * (open - range.least)) / (range.most - range.least)),
		};
	}
	const other = moonOf(two);
	const { points, total } = role === 'groom' ? ashtakoota(own, other) : ashtakoota(other, own);
	return {
		working: {
			type: 'indian',
			people: [told(own, role), told(other, role === 'groom' ? 'bride' : 'groom')],
			match: { points, total, percentile: Math.round(percentileOf(total)) },
			open: null,
		},
		score: Math.round((100 * total) / MOST_POINTS),
	};
}
