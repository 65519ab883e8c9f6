import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { percentFormat } from '#src/language/percent.ts';
import { type Finished, type SharedTexts, TestScreen } from '#src/psychology/questions/test-screen.tsx';
import { fieldsOf, useAnalysis, WrittenByLine } from '#src/psychology/questions/use-analysis.ts';
import { RESULTS_TABLE, useKeptNotice } from '#src/psychology/questions/use-keeping.ts';
import { BirdOfType } from '#src/psychology/results/bird-of-type.tsx';
import { birdFileOf } from '#src/psychology/results/birds.ts';
import { LabelledWords } from '#src/psychology/results/labelled-words.tsx';
import { TestResult } from '#src/psychology/results/test-result.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { Mbti } from './contract.ts';
import { Leanings } from './leanings.tsx';
import { type Leaning, lettersOf, questionPlan, scoreMbti } from './score.ts';
import type { MbtiTexts } from './texts/en.ts';

export type MbtiScreenProps = {
	texts: MbtiTexts;
	shared: SharedTexts;
	/** The headings of a description. */
	labels: readonly string[];
};

/** The test of types: twelve choices, the letters with their shares at once, then the description. */
export function MbtiScreen({ texts, shared, labels }: MbtiScreenProps) {
	const { language, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const percent = percentFormat(language);
	const figuresOf = (leanings: readonly Leaning[]) =>
		leanings.map(({ dimension, letter, shares }) => ({
			label: texts.dimensions[dimension].name,
			value: `${letter} ${percent(Math.max(...shares))}`,
			share: Math.max(...shares),
		}));

	/** The answers that the row keeps; the request has the type they lead to. */
	const answered = useRef<readonly string[]>([]);
	const { state, ask, begin, saveAgain } = useAnalysis<Mbti>({
		name: 'mbti-analysis',
		keep: {
			table: RESULTS_TABLE,
			row: (_, { mbtiType, analysis }) => ({
				mbti_type: mbtiType,
				answers: answered.current,
				analysis,
				figures: { heading: mbtiType, values: figuresOf(scoreMbti(answered.current).leanings) },
			}),
		},
	});
	const kept = state.step === 'done' ? state.kept : 'nobody';
	const coming = state.step === 'asking' || state.step === 'telling';
	useKeptNotice(kept, shared.texts, chrome('toast.error'));
	const limits = [texts.limits, texts.independent];
	/** The language of the description; the page's may have changed since. */
	const [askedIn, setAskedIn] = useState({ language, labels });

	const questions = questionPlan.map(({ id, swapped }) => {
		const { ask: asked, first, second } = texts.questions[id];
		return { ask: asked, options: swapped ? [second, first] : [first, second] };
	});

	const analyze = async ({ answers }: Finished) => {
		const letters = lettersOf(answers);
		const { type } = scoreMbti(letters);
		setAskedIn({ language, labels });
		answered.current = letters;
		// The message where no description came.
		await ask({ answers: type, language });
	};

	const result = (finished: Finished, again: () => void) => {
		const { type, leanings } = scoreMbti(lettersOf(finished.answers));
		const text = fieldsOf(state).analysis ?? '';
		return (
			<TestResult
				shared={shared}
				title={t('title')}
				heading={type}
				line={texts.names[type]}
				limits={limits}
				finished={finished}
				figures={figuresOf(leanings)}
				text={`${texts.names[type]}\n\n${texts.birds[type].line}\n\n${text}`}
				done={state.step === 'done'}
				kept={kept}
				onSaveAgain={saveAgain}
				again={again}
				drawing={{ file: birdFileOf(type) }}
				opening={<BirdOfType file={birdFileOf(type)} label={texts.bird} {...texts.birds[type]} />}
				pictureName={`type-${type.toLowerCase()}`}
				writtenBy={state.step === 'done' && <WrittenByLine writer={state.writer} texts={shared.common} />}
			>
				<Leanings leanings={leanings} texts={texts} />
				{coming && !text && <Spinner label={t('analyzing')} />}
				<LabelledWords text={text} {...askedIn} growing={coming} />
				{state.step === 'failed' && (
					<div className="reading-failed">
						<p role="alert">{t('failed')}</p>
						<p>{t('failedLine')}</p>
						<Button look="gold" onClick={() => void analyze(finished)}>
							{shared.common.again}
						</Button>
						<Button onClick={again}>{shared.texts.again}</Button>
					</div>
				)}
			</TestResult>
		);
	};

	return (
		<TestScreen
			name="mbti"
			title={t('title')}
			lead={t('lead')}
			limits={limits}
			shared={shared}
			questions={questions}
			look="choices"
			onFinish={(finished) => void analyze(finished)}
			onAgain={begin}
			result={result}
		/>
	);
}
