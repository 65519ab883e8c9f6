import { Body, Ecliptic, EclipticGeoMoon, GeoVector, SunPosition } from 'astronomy-engine';
import { type MoonPhase, moonPhases } from './moon-phases.ts';
import type { Positions } from './positions.ts';

export type { MoonPhase, Positions };
export { moonPhases };

/** Where sun, moon and the near planets stand at a moment, as seen from the centre of the earth. */
export function positionsAt(time: Date): Positions {
	// EclipticLongitude() of the library is heliocentric: the planets are taken by their geocentric vectors.
	const planet = (body: Body) => Ecliptic(GeoVector(body, time, true)).elon;
	return {
		sun: SunPosition(time).elon,
		moon: EclipticGeoMoon(time).lon,
		mercury: planet(Body.Mercury),
		venus: planet(Body.Venus),
		mars: planet(Body.Mars),
	};
}

/** Noon in Greenwich of a plain date (`yyyy-mm-dd`): the moment that stands for a day whose hour is not known. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** How far the moon is ahead of the sun in degrees, its phase in eighths, and the share of it that is lit, 0 to 1. */
export function moonAt({ sun, moon }: Pick<Positions, 'sun' | 'moon'>): {
	elongation: number;
	phase: MoonPhase;
	lit: number;
} {
	const elongation = (moon - sun + 360) % 360;
	const phase = moonPhases[Math.floor(((elongation + 22.5) % 360) / 45)] as MoonPhase;
	return { elongation, phase, lit: (1 - Math.cos((elongation * Math.PI) / 180)) / 2 };
}

const DAY_MS = 86_400_000;
const J2000 = Date.UTC(2000, 0, 1, 12);

/** The Lahiri ayanamsa in degrees: within 0.3″ of Swiss Ephemeris from 1900 to 2099. */
export function lahiriAyanamsa(time: Date): number {
	const centuries = (time.getTime() - J2000) / DAY_MS / 36_525;
	return 23.857092 + 1.396971 * centuries + 0.000308 * centuries ** 2;
}

/** The lunar mansion (1 Ashwini … 27 Revati) and its quarter (1–4) that hold a sidereal longitude in degrees. */
export function nakshatraOf(siderealLongitude: number): { nakshatra: number; pada: 1 | 2 | 3 | 4 } {
	const quarter = Math.floor((((siderealLongitude % 360) + 360) % 360) / (360 / 108));
	return { nakshatra: Math.floor(quarter / 4) + 1, pada: ((quarter % 4) + 1) as 1 | 2 | 3 | 4 };
}

/** The moon's sidereal longitude (Lahiri) in degrees at a moment. */
export const siderealMoonAt = (time: Date): number => (EclipticGeoMoon(time).lon - lahiriAyanamsa(time) + 360) % 360;
