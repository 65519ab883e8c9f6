import { type Koota, kootas } from '#src/methods/ashtakoota/ashtakoota.ts';
import { bodies } from '#src/methods/synastry/synastry.ts';
import type { AstrologyWorking, IndianWorking } from './facts.ts';
import type { Row, Teller } from './working-row.ts';

/** The two moons and the eight points, or the one moon and how many it goes with. */
export function indianRows({ people, match, open }: IndianWorking, { t, texts, who, of }: Teller): Row[] {
	return [
		...people.map(({ nakshatra, pada, longitude, yoni, role }, index) => ({
			id: `moon${index}`,
			label: who(index),
			told: (
				<>
					{t('moonAt', { star: texts.nakshatras[nakshatra - 1] ?? '', pada, degree: longitude })}
					<span className="marriage-meaning">
						{t('animal')}: {texts.yonis[yoni]}
						{match && ` · ${t(`roles.${role}`)}`}
					</span>
				</>
			),
		})),
		...(match
			? [
					...(Object.keys(kootas) as Koota[]).map((koota) => ({
						id: koota,
						label: t(`kootas.${koota}`),
						told: <Bar share={match.points[koota] / kootas[koota]} />,
						points: of(match.points[koota], kootas[koota]),
					})),
					{
						id: 'total',
						label: t('total'),
						told: t('percentile', { percentile: match.percentile }),
						points: of(match.total, 36),
					},
				]
			: []),
		...(open ? [{ id: 'open', label: t('readiness'), told: t('openTo', open) }] : []),
	];
}

/** Where the bodies stand, and the angles between them, the closest first. */
export function astrologyRows({ people, aspects, ease, strain }: AstrologyWorking, teller: Teller): Row[] {
	const { t, texts, couple, who, number } = teller;
	const between = (first: (typeof bodies)[number], second: (typeof bodies)[number]) => (
		<>
			{couple && <>{who(0)}: </>}
			{texts.bodies[first]}
			{couple ? ' · ' : ' – '}
			{couple && <>{who(1)}: </>}
			{texts.bodies[second]}
		</>
	);
	return [
		...people.map((chart, index) => ({
			id: `chart${index}`,
			label: who(index),
			told: (
				<ul className="marriage-chart">
					{bodies.map((body) => (
						<li key={body}>
							{texts.bodies[body]}: {t('degreeIn', { degree: chart[body].degree, sign: texts.signs[chart[body].sign] })}
						</li>
					))}
				</ul>
			),
		})),
		...aspects.map(({ first, second, name, orb, weight }) => ({
			id: `${first}-${second}-${name}`,
			label: t(`aspects.${name}`),
			told: (
				<>
					{between(first, second)}
					<span className="marriage-meaning">
						{t('orb')}: {t('degrees', { value: orb })}
					</span>
				</>
			),
			points: number(weight),
		})),
		...(aspects.length === 0 ? [{ id: 'none', label: t('aspect'), told: t('noAspects') }] : []),
		{ id: 'ease', label: t('ease'), told: '', points: number(ease) },
		{ id: 'strain', label: t('strain'), told: '', points: number(strain) },
	];
}

/** A share of all points as a line that is as long. */
function Bar({ share }: { share: number }) {
	return (
		<span aria-hidden className="marriage-bar">
			<span style={{ inlineSize: `${share * 100}%` }} />
		</span>
	);
}
