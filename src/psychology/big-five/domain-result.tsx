import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { Bars } from '#src/psychology/results/bars.tsx';
import type { BigFiveScore, Measure } from './score.ts';
import type { BigFiveTexts } from './texts/en.ts';
import type { BigFiveWords } from './words/shape.ts';

type DomainResultProps = {
	result: BigFiveScore[number];
	described: BigFiveWords[keyof BigFiveWords];
	texts: BigFiveTexts;
	/** A measure in words. */
	tell: (measure: Measure) => string;
};

/** One domain: where it stands and what that means, then its six facets in bars and words. */
export function DomainResult({ result, described, texts, tell }: DomainResultProps) {
	const { language } = useLanguage();
	const t = useTexts(texts);
	const facets = described.facets.map((facet, place) => ({
		...facet,
		measure: result.facets[place] ?? { share: 0, band: 'middle' as const },
	}));
	return (
		<section className="domain" aria-labelledby={`domain-${result.domain}`}>
			<h3 id={`domain-${result.domain}`}>{described.name}</h3>
			<p className="domain-figure">{tell(result)}</p>
			<p className="domain-words" lang={language}>
				{described[result.band]}
			</p>
			<Bars
				caption={t('facetsOf', { domain: described.name })}
				head={texts.head}
				rows={facets.map(({ name, measure }) => ({ name, share: measure.share, figure: tell(measure) }))}
			/>
			<dl className="facets" lang={language}>
				{facets.map(({ name, measure, ...words }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{words[measure.band]}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
