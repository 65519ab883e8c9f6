import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { TestLimits } from '#src/psychology/questions/test-limits.tsx';
import type { Finished, SharedTexts } from '#src/psychology/questions/test-screen.tsx';
import { useKeeping, useKeptNotice } from '#src/psychology/questions/use-keeping.ts';
import { resultColumns } from '#src/psychology/results/kept-result.ts';
import { bringIntoSight } from '#src/ui/bring-into-sight.ts';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import { NoScript } from '#src/ui/no-script.tsx';
import { BigFiveResult } from './big-five-result.tsx';
import { ItemsPart } from './items-part.tsx';
import { bigFiveResult, valuesOf } from './result.ts';
import type { Item } from './score.ts';
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

/** The Big Five: a hundred and twenty statements, ten a page, then five domains with six facets each. */
export function BigFiveScreen({ texts, words, items, shared }: BigFiveScreenProps) {
	const { language, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const test = useBigFive(items.length);
	const { kept, keep, saveAgain, reset } = useKeeping();
	useKeptNotice(kept, shared.texts, chrome('toast.error'));
	const stage = useRef<HTMLDivElement>(null);
	const limits = [texts.limits, texts.origin];
	const { finished } = test;

	/** A new page takes the focus, and is brought into sight. */
	const toTop = () =>
		requestAnimationFrame(() => {
			const place = stage.current?.querySelector<HTMLElement>('.items-place');
			if (place && stage.current) bringIntoSight(place, stage.current);
		});
	const finish = (end: Finished) => {
		const { figures, text } = bigFiveResult(end, { items, words, texts, language });
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

	return (
		<div className="reading-screen">
			<PageHeading title={t('title')} subtitle={!finished && test.page === 0 ? t('lead') : undefined} />
			<NoScript />
			<div className="reading-stage">
				<div ref={stage} className="test-stage big-five-stage">
					{finished ? (
						<BigFiveResult
							texts={texts}
							words={words}
							shared={shared}
							finished={finished}
							result={bigFiveResult(finished, { items, words, texts, language })}
							limits={limits}
							kept={kept}
							onSaveAgain={saveAgain}
							again={again}
						/>
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
					{!finished && test.page === 0 && <TestLimits limits={limits} texts={shared.texts} />}
				</div>
			</div>
		</div>
	);
}
