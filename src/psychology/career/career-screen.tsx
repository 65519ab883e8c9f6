import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { Bars } from '#src/psychology/bars.tsx';
import { resultColumns } from '#src/psychology/kept-result.ts';
import { LabelledWords } from '#src/psychology/labelled-words.tsx';
import { TestResult } from '#src/psychology/test-result.tsx';
import { type Finished, type SharedTexts, TestScreen } from '#src/psychology/test-screen.tsx';
import { useKeeping, useKeptNotice } from '#src/psychology/use-keeping.ts';
import { describeField, labelsOf } from './describe-field.ts';
import { careerPetals } from './petals.ts';
import { fields, fieldsOf, questionPlan, scoreCareer } from './score.ts';
import type { CareerTexts } from './texts/en.ts';

/** The career test: five questions, four fields, and occupations to look at. */
export function CareerScreen({ texts, shared }: { texts: CareerTexts; shared: SharedTexts }) {
	const { language, locale, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const { kept, keep, saveAgain, reset } = useKeeping();
	useKeptNotice(kept, shared.texts, chrome('toast.error'));

	const resultOf = ({ answers }: Finished) => {
		const chosen = fieldsOf(answers);
		const score = scoreCareer(chosen);
		const figures = fields.map((field) => ({
			label: texts.fields[field].name,
			value: t('count', { n: score.counts[field], total: questionPlan.length }),
			share: score.counts[field] / questionPlan.length,
		}));
		return { chosen, score, figures, text: describeField(score.field, texts, locale) };
	};

	const save = (finished: Finished) => {
		const { chosen, score, figures, text } = resultOf(finished);
		keep({
			mbti_type: 'CAREER',
			answers: chosen.filter((field) => field !== null),
			...resultColumns(texts.fields[score.field].name, figures, text),
		});
	};

	const result = (finished: Finished, again: () => void) => {
		const { chosen, score, figures, text } = resultOf(finished);
		const { field, tiedWith, clear } = score;
		const others = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
			tiedWith.map((other) => texts.fields[other].name),
		);
		return (
			<TestResult
				shared={shared}
				title={t('title')}
				heading={texts.fields[field].name}
				limits={[texts.limits]}
				finished={finished}
				figures={figures}
				text={text}
				done
				kept={kept}
				onSaveAgain={saveAgain}
				again={again}
				drawing="career-test"
				rosette={careerPetals(chosen)}
				pictureName="career"
			>
				<Bars
					caption={t('caption')}
					head={texts.head}
					rows={figures.map(({ label, value, share }, place) => ({
						name: label,
						share,
						figure: value,
						chosen: fields[place] === field,
					}))}
				/>
				{tiedWith.length > 0 ? <p>{t('tied', { others })}</p> : !clear && <p>{t('mixed')}</p>}
				<LabelledWords text={text} labels={labelsOf(texts)} language={language} />
			</TestResult>
		);
	};

	return (
		<TestScreen
			name="career-test"
			title={t('title')}
			lead={t('lead')}
			limits={[texts.limits]}
			shared={shared}
			questions={questionPlan.map(({ id, options }) => ({
				ask: texts.questions[id].ask,
				options: options.map((option) => texts.questions[id][option]),
			}))}
			look="choices"
			onFinish={save}
			onAgain={reset}
			result={result}
		/>
	);
}
