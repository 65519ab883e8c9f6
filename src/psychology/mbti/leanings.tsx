import type { CSSProperties } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { percentFormat } from '#src/language/percent.ts';
import type { Leaning } from './score.ts';
import type { MbtiTexts } from './texts/en.ts';
import './mbti.css';

/** The four dimensions as shares, between their two letters; a table for those who hear it. */
export function Leanings({ leanings, texts }: { leanings: readonly Leaning[]; texts: MbtiTexts }) {
	const { language } = useLanguage();
	const percent = percentFormat(language);
	return (
		<table className="leanings">
			<caption>{texts.shares}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{texts.firstLetter}</th>
					<th scope="col">{texts.dimension}</th>
					<th scope="col">{texts.secondLetter}</th>
				</tr>
			</thead>
			<tbody>
				{leanings.map(({ dimension, letter, shares, strength }) => {
					const { name, poles } = texts.dimensions[dimension];
					const pole = (place: 0 | 1) => (
						<td data-chosen={dimension.charAt(place) === letter || undefined}>
							<bdi className="pole-letter">{dimension.charAt(place)}</bdi>
							<span>{poles[place]}</span>
							<span>{percent(shares[place])}</span>
						</td>
					);
					return (
						<tr key={dimension}>
							{pole(0)}
							<th scope="row">
								<span>{name}</span>
								<span
									aria-hidden
									className="leaning"
									data-towards={dimension.indexOf(letter)}
									style={{ '--share': Math.max(...shares) } as CSSProperties}
								/>
								<span className="leaning-strength">{texts.strength[strength]}</span>
							</th>
							{pole(1)}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
