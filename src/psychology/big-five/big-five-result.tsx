import type { ComponentProps } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { Bars } from '#src/psychology/results/bars.tsx';
import { TestResult } from '#src/psychology/results/test-result.tsx';
import { RubricStart } from '#src/ui/prose.tsx';
import { DomainResult } from './domain-result.tsx';
import { type bigFiveResult, bigFiveSummary, measureText } from './result.ts';
import type { BigFiveTexts } from './texts/en.ts';
import type { BigFiveWords } from './words/shape.ts';

type BigFiveResultProps = Pick<
	ComponentProps<typeof TestResult>,
	'shared' | 'finished' | 'limits' | 'kept' | 'onSaveAgain' | 'again'
> & { texts: BigFiveTexts; words: BigFiveWords; result: ReturnType<typeof bigFiveResult> };

/** Five domains as bars, and each with its six facets. */
export function BigFiveResult({ texts, words, result, ...rest }: BigFiveResultProps) {
	const { language } = useLanguage();
	const t = useTexts(texts);
	const { score, figures, text } = result;
	return (
		<TestResult
			{...rest}
			title={t('title')}
			heading={t('heading')}
			figures={figures}
			text={text}
			done
			drawing="big-five"
			pictureName="big-five"
		>
			<p className="domain-words">
				<RubricStart text={bigFiveSummary(score, words, t, language)} language={language} />
			</p>
			<Bars
				caption={t('caption')}
				head={texts.head}
				rows={figures.map(({ label, share, value }) => ({ name: label, share, figure: value }))}
			/>
			{score.map((one) => (
				<DomainResult
					key={one.domain}
					result={one}
					described={words[one.domain]}
					texts={texts}
					tell={(measure) => measureText(measure, texts, language)}
				/>
			))}
			<section className="domain">
				<h3>{t('closing.label')}</h3>
				<p className="domain-words">{texts.closing.words}</p>
			</section>
		</TestResult>
	);
}
