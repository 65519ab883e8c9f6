import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { percentFormat } from '#src/language/percent.ts';
import { Bars } from '#src/psychology/bars.tsx';
import { resultColumns } from '#src/psychology/kept-result.ts';
import { TestResult } from '#src/psychology/test-result.tsx';
import type { Finished, SharedTexts } from '#src/psychology/test-screen.tsx';
import { useKeeping, useKeptNotice } from '#src/psychology/use-keeping.ts';
import { bringIntoSight } from '#src/ui/bring-into-sight.ts';
import { NoScript } from '#src/ui/no-script.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { RubricStart } from '#src/ui/prose.tsx';
import { describeBigFive } from './describe.ts';
import { DomainResult } from './domain-result.tsx';
import { ItemsPart } from './items-part.tsx';
import { type BigFiveScore, type Item, type Measure, scoreBigFive } from './score.ts';
import type { BigFiveTexts } from './texts/en.ts';
import { useBigFive } from './use-big-five.ts';
import type { BigFiveWords } from './words/shape.ts';
import '#src/psychology/psychology.css';
import './big-five.css';

type BigFiveScreenProps = {
	texts: BigFiveTexts;
	words: BigFiveWords;
	items: readonly Item[];
	shared: SharedTexts;
};

/** Places on the page, from 0, as answers from 1 to 5. */
const valuesOf = ({ answers }: Finished) => answers.map((place) => place + 1);

/** The Big Five: a hundred and twenty statements, ten a page, then five domains with six facets each. */
export function BigFiveScreen({ texts, words, items, shared }: BigFiveScreenProps) {
	const { language, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const common = useTexts(shared.texts);
	const test = useBigFive(items.length);
	const { kept, keep, saveAgain, reset } = useKeeping();
	useKeptNotice(kept, shared.texts, chrome('toast.error'));
	const stage = useRef<HTMLDivElement>(null);
	const percent = percentFormat(language);
	const tell = ({ share, band }: Measure) => `${percent(share)} (${texts.bands[band]})`;
	const limits = [texts.limits, texts.origin];
	const { finished } = test;

	const resultOf = (of: Finished) => {
		const score = scoreBigFive(items, valuesOf(of));
		const figures = score.map((one) => ({ label: words[one.domain].name, value: tell(one), share: one.share }));
		return { score, figures, text: describeBigFive(score, words, texts) };
	};

	/** Which of the five show most and least. */
	const summaryOf = (score: BigFiveScore) => {
		const list = new Intl.ListFormat(language, { type: 'conjunction' });
		const shares = score.map(({ share }) => share);
		const named = (share: number) =>
			list.format(score.filter((one) => one.share === share).map(({ domain }) => inText(words[domain].name)));
		const [high, low] = [Math.max(...shares), Math.min(...shares)];
		return high === low ? t('even') : t('summary', { high: named(high), low: named(low) });
	};
	const inText = (name: string) => name.charAt(0).toLocaleLowerCase(language) + name.slice(1);

	/** A new page takes the focus, and is brought into sight. */
	const toTop = () =>
		requestAnimationFrame(() => {
			const place = stage.current?.querySelector<HTMLElement>('.items-place');
			if (place && stage.current) bringIntoSight(place, stage.current);
		});
	const finish = (end: Finished) => {
		const { figures, text } = resultOf(end);
		keep({ mbti_type: 'BIG5', answers: valuesOf(end), ...resultColumns(null, figures, text) });
	};
	const again = () => {
		test.reset();
		reset();
		toTop();
	};

	/** The result takes the focus of the button that asked for it. */
	useEffect(() => {
		if (!finished) return;
		stage.current?.querySelector<HTMLElement>('.result-heading')?.focus({ preventScroll: true });
		scrollTo({ top: 0 });
	}, [finished]);

	const result = (of: Finished) => {
		const { score, figures, text } = resultOf(of);
		return (
			<TestResult
				shared={shared}
				title={t('title')}
				heading={t('heading')}
				limits={limits}
				finished={of}
				figures={figures}
				text={text}
				done
				kept={kept}
				onSaveAgain={saveAgain}
				again={again}
				drawing="big-five"
				pictureName="big-five"
			>
				<p className="domain-words">
					<RubricStart text={summaryOf(score)} language={language} />
				</p>
				<Bars
					caption={t('caption')}
					head={texts.head}
					rows={score.map(({ share }, place) => ({
						name: figures[place]?.label ?? '',
						share,
						figure: figures[place]?.value ?? '',
					}))}
				/>
				{score.map((one) => (
					<DomainResult key={one.domain} result={one} described={words[one.domain]} texts={texts} tell={tell} />
				))}
				<section className="domain">
					<h3>{t('closing.label')}</h3>
					<p className="domain-words">{texts.closing.words}</p>
				</section>
			</TestResult>
		);
	};

	return (
		<div className="reading-screen">
			<PageHeading title={t('title')} subtitle={!finished && test.page === 0 ? t('lead') : undefined} />
			<NoScript />
			<div className="reading-stage">
				<div ref={stage} className="test-stage big-five-stage">
					{finished ? (
						result(finished)
					) : (
						<ItemsPart
							texts={texts}
							shared={shared}
							items={items}
							test={test}
							onTurned={toTop}
							onFinish={finish}
							onStartOver={again}
						/>
					)}
					{!finished && test.page === 0 && (
						<div className="test-limits">
							{limits.map((line) => (
								<p key={line}>{line}</p>
							))}
							<p>{common('onDevice')}</p>
						</div>
					)}
				</div>
			</div>
		</div>
	);
}
