import { signOf } from '#src/methods/sky/signs.ts';
import { noonOf, type Positions, positionsAt } from '#src/methods/sky/sky.server.ts';
import { type Aspect, type AspectName, aspectAngles, aspectsBetween, bodies } from '#src/methods/synastry/synastry.ts';
import type { AstrologyWorking, Measured } from '../facts.ts';
import type { DatedPerson } from './dated-person.ts';

/** How much an exact angle weighs for ease (+) or strain (−): our convention, after the usual order of the aspects. */
const weights: Readonly<Record<AspectName, number>> = {
	conjunction: 1,
	trine: 1,
	sextile: 0.75,
	opposition: -0.75,
	square: -1,
};

/**
 * Middle and spread of the balance of ease and strain, over 20,000 random pairs of days (and over as many single days)
 * of the years 1940 to 2010; the test measures them again.
 */
export const spreads = { couple: { middle: 0.64, spread: 1.56 }, single: { middle: 0.48, spread: 0.9 } } as const;

const limitOf = ({ name, first, second }: Aspect) =>
	aspectAngles[name].orb + ([first, second].some((body) => body === 'sun' || body === 'moon') ? 1 : 0);

const toHundredth = (value: number) => Math.round(value * 100) / 100;

function weighed(one: Positions, other: Positions): AstrologyWorking['aspects'] {
	const within = one === other;
	return aspectsBetween(one, other)
		.filter(({ first, second }) => !within || bodies.indexOf(first) < bodies.indexOf(second))
		.map((aspect) => ({
			...aspect,
			orb: toHundredth(aspect.orb),
			weight: toHundredth(weights[aspect.name] * (1 - aspect.orb / limitOf(aspect))),
		}))
		.sort((a, b) => a.orb - b.orb);
}

const sumOf = (values: readonly number[]) => toHundredth(values.reduce((sum, value) => sum + value, 0));

/** Ease less strain of two charts, or of one with itself. */
export function balanceOf(one: Positions, other: Positions): { ease: number; strain: number } {
	const values = weighed(one, other).map(({ weight }) => weight);
	return { ease: sumOf(values.filter((value) => value > 0)), strain: -sumOf(values.filter((value) => value < 0)) };
}

/**
 * Synastry (methods 5.4) of sun, moon, Mercury, Venus and Mars at 12:00 UTC, orbs 8/4/6/6/8 and one degree more for sun
 * and moon. Each angle weighs the more the closer it is; ease less strain is laid on a curve on which half of all couples
 * stand below 50. One person is measured by the angles within their own chart.
 */
export function astrology([one, two]: readonly [DatedPerson, DatedPerson?]): Measured<AstrologyWorking> {
	const charts = [one, two].filter((person) => person !== undefined).map(({ date }) => positionsAt(noonOf(date)));
	const [own, other] = charts;
	if (!own) throw new RangeError('nobody to look at');
	const aspects = weighed(own, other ?? own);
	const { ease, strain } = balanceOf(own, other ?? own);
	const { middle, spread } = other ? spreads.couple : spreads.single;
	return {
		working: {
			type: 'astrology',
			people: charts.map((chart) => {
				const at = (longitude: number) => ({ sign: signOf(longitude).id, degree: Math.floor(longitude % 30) });
				const { sun, moon, mercury, venus, mars } = chart;
				return { sun: at(sun), moon: at(moon), mercury: at(mercury), venus: at(venus), mars: at(mars) };
			}),
			aspects,
			ease,
			strain,
			elements: [signOf(own.sun).element, signOf(other ? other.sun : own.moon).element],
		},
		score: Math.round(100 / (1 + Math.exp((-1.7 * (ease - strain - middle)) / spread))),
	};
}
