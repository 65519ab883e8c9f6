import type { Positions } from '../sky/positions.ts';

export const bodies = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;
export type SkyBody = (typeof bodies)[number];
export type AspectName = 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition';

/** The angles that count, with the orbs (degrees) within which they do. */
export const aspectAngles: Readonly<Record<AspectName, { angle: number; orb: number }>> = {
	conjunction: { angle: 0, orb: 8 },
	sextile: { angle: 60, orb: 4 },
	square: { angle: 90, orb: 6 },
	trine: { angle: 120, orb: 6 },
	opposition: { angle: 180, orb: 8 },
};

/** An angle between a body of one chart and a body of the other. */
export type Aspect = { first: SkyBody; second: SkyBody; name: AspectName; orb: number };

/** Degrees between two longitudes, 0 to 180. */
export function separation(a: number, b: number): number {
	const apart = Math.abs(a - b) % 360;
	return Math.min(apart, 360 - apart);
}

/**
 * All aspects between two charts. `luminaryBonus` widens the orb where sun or moon takes part (by one degree, usually);
 * `orbs` replaces single orbs.
 */
export function aspectsBetween(
	one: Positions,
	other: Positions,
	{
		luminaryBonus = 1,
		orbs = {},
		within = bodies,
	}: { luminaryBonus?: number; orbs?: Partial<Record<AspectName, number>>; within?: readonly SkyBody[] } = {},
): Aspect[] {
	return within.flatMap((first) =>
		within.flatMap((second) => {
			const apart = separation(one[first], other[second]);
			const bonus = [first, second].some((body) => body === 'sun' || body === 'moon') ? luminaryBonus : 0;
			return Object.entries(aspectAngles).flatMap(([name, { angle, orb }]) => {
				const off = Math.abs(apart - angle);
				const limit = (orbs[name as AspectName] ?? orb) + bonus;
				return off <= limit ? [{ first, second, name: name as AspectName, orb: off }] : [];
			});
		}),
	);
}

/** A reason for points between two charts, after Ciro Discepolo. */
export type RelationshipPoint = {
	rule: 'same_quality' | 'sun_sun_close' | 'sun_sun' | 'sun_moon_close' | 'sun_moon' | 'venus_mars';
	points: number;
};

const quality = (longitude: number) => Math.floor(longitude / 30) % 3;

/**
 * Discepolo's points for sun, moon, Venus and Mars: suns of the same quality 5; sun to sun in conjunction, square or
 * opposition 8 (11 within two degrees), else 4; sun conjunct moon 8 (11), other sun to moon 4; Venus to Mars 4. The
 * ascendant's rules are left out, because the hour of birth is not asked.
 */
export function relationshipPoints(one: Positions, other: Positions): RelationshipPoint[] {
	const aspects = aspectsBetween(one, other, {
		luminaryBonus: 0,
		orbs: { conjunction: 8, sextile: 4, square: 5, trine: 7, opposition: 8 },
	});
	const points: RelationshipPoint[] = [];
	if (quality(one.sun) === quality(other.sun)) points.push({ rule: 'same_quality', points: 5 });
	for (const { first, second, name, orb } of aspects) {
		const pair = [first, second].sort().join('-');
		const close = orb <= 2 ? 11 : 8;
		if (pair === 'sun-sun')
			points.push(
				['conjunction', 'square', 'opposition'].includes(name)
					? { rule: 'sun_sun_close', points: close }
					: { rule: 'sun_sun', points: 4 },
			);
		else if (pair === 'moon-sun')
			points.push(name === 'conjunction' ? { rule: 'sun_moon_close', points: close } : { rule: 'sun_moon', points: 4 });
		else if (pair === 'mars-venus') points.push({ rule: 'venus_mars', points: 4 });
	}
	return points;
}
