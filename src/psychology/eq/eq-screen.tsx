import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { percentFormat } from '#src/language/percent.ts';
import { Bars } from '#src/psychology/bars.tsx';
import { resultColumns } from '#src/psychology/kept-result.ts';
import { LabelledWords } from '#src/psychology/labelled-words.tsx';
import { TestResult } from '#src/psychology/test-result.tsx';
import { type Finished, type SharedTexts, TestScreen } from '#src/psychology/test-screen.tsx';
import { useKeeping, useKeptNotice } from '#src/psychology/use-keeping.ts';
import { describeLevel } from './describe-level.ts';
import { eqPetals } from './petals.ts';
import { scoreEq, statementPlan } from './score.ts';
import type { EqTexts } from './texts/en.ts';

/** Places on the page, from 0, as answers from 1 to 5. */
const valuesOf = ({ answers }: Finished) => answers.map((place) => place + 1);

/** The EQ test: ten statements, a score of a hundred, five bars and what they say. */
export function EqScreen({ texts, shared }: { texts: EqTexts; shared: SharedTexts }) {
	const { language, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const { kept, keep, saveAgain, reset } = useKeeping();
	useKeptNotice(kept, shared.texts, chrome('toast.error'));
	const percent = percentFormat(language);

	const resultOf = (finished: Finished) => {
		const score = scoreEq(valuesOf(finished));
		const shown = percent(score.percent / 100);
		const figures = [
			{ label: t('score'), value: shown, share: score.percent / 100 },
			...score.areas.map(({ area, share }) => ({ label: texts.areas[area], value: percent(share), share })),
		];
		return { score, shown, figures, text: describeLevel(score.level, texts) };
	};

	const save = (finished: Finished) => {
		const { score, figures, text } = resultOf(finished);
		const columns = resultColumns(texts.levels[score.level].name, figures, text);
		keep({ mbti_type: score.saved, answers: valuesOf(finished), ...columns });
	};

	const result = (finished: Finished, again: () => void) => {
		const { score, shown, figures, text } = resultOf(finished);
		return (
			<TestResult
				shared={shared}
				title={t('title')}
				heading={texts.levels[score.level].name}
				line={`${t('score')}: ${shown}`}
				limits={[texts.limits]}
				finished={finished}
				figures={figures}
				text={text}
				done
				kept={kept}
				onSaveAgain={saveAgain}
				again={again}
				drawing="eq-test"
				rosette={eqPetals(valuesOf(finished))}
				pictureName="eq"
			>
				<Bars
					caption={t('caption')}
					head={texts.head}
					rows={score.areas.map(({ area, share }) => ({ name: texts.areas[area], share }))}
				/>
				<LabelledWords text={text} labels={Object.values(texts.labels)} language={language} />
			</TestResult>
		);
	};

	return (
		<TestScreen
			name="eq-test"
			title={t('title')}
			lead={t('lead')}
			limits={[texts.limits]}
			shared={shared}
			questions={statementPlan.map(({ id }) => ({ ask: texts.statements[id], options: shared.texts.scale }))}
			look="scale"
			onFinish={save}
			onAgain={reset}
			result={result}
		/>
	);
}
