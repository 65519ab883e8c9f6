import { type Koota, kootas } from '#src/methods/ashtakoota/ashtakoota.ts';
import { bodies } from '#src/methods/synastry/synastry.ts';
import type { Piece, Row } from '../../flow/working/working.ts';
import type { AstrologyWorking, IndianWorking } from '../facts.ts';
import type { Teller } from './teller.ts';

/** The two moons and the eight points, or the one moon and how many it goes with. */
export function indianRows({ people, match, open }: IndianWorking, { t, texts, who, of }: Teller): Row[] {
	const moons = people.map(({ nakshatra, pada, longitude, yoni, role }, index): Row => {
		const animal = `${t('animal')}: ${texts.yonis[yoni]}${match ? ` · ${t(`roles.${role}`)}` : ''}`;
		const star = texts.nakshatras[nakshatra - 1] ?? '';
		return {
			label: [who(index)],
			told: [t('moonAt', { star, pada, degree: longitude }), { as: 'aside', text: animal }],
		};
	});
	const points = (Object.keys(kootas) as Koota[]).flatMap((koota): Row[] =>
		match
			? [
					{
						label: [t(`kootas.${koota}`)],
						told: [{ as: 'bar', share: match.points[koota] / kootas[koota] }],
						points: of(match.points[koota], kootas[koota]),
					},
				]
			: [],
	);
	return [
		...moons,
		...points,
		...(match
			? [
					{
						label: [t('total')],
						told: [t('percentile', { percentile: match.percentile })],
						points: of(match.total, 36),
					},
				]
			: []),
		...(open ? [{ label: [t('readiness')], told: [t('openTo', open)] }] : []),
	];
}

/** Where the bodies stand, and the angles between them, the closest first. */
export function astrologyRows({ people, aspects, ease, strain }: AstrologyWorking, teller: Teller): Row[] {
	const { t, texts, couple, who, number } = teller;
	type Body = (typeof bodies)[number];
	const between = (first: Body, second: Body): Piece[] =>
		couple
			? [who(0), `: ${texts.bodies[first]} · `, who(1), `: ${texts.bodies[second]}`]
			: [`${texts.bodies[first]} – ${texts.bodies[second]}`];
	const placed = ({ degree, sign }: (typeof people)[number][Body]) =>
		t('degreeIn', { degree, sign: texts.signs[sign] });
	return [
		...people.map((chart, index): Row => {
			const lines = bodies.map((body) => `${texts.bodies[body]}: ${placed(chart[body])}`);
			return { label: [who(index)], told: [{ as: 'list', lines }] };
		}),
		...aspects.map(({ first, second, name, orb, weight }): Row => {
			const orbLine = `${t('orb')}: ${t('degrees', { value: orb })}`;
			return {
				label: [t(`aspects.${name}`)],
				told: [...between(first, second), { as: 'aside', text: orbLine }],
				points: number(weight),
			};
		}),
		...(aspects.length === 0 ? [{ label: [t('aspect')], told: [t('noAspects')] }] : []),
		{ label: [t('ease')], told: [], points: number(ease) },
		{ label: [t('strain')], told: [], points: number(strain) },
	];
}
