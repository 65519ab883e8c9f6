import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { ScoredTest } from '#src/psychology/questions/scored-test.tsx';
import type { SharedTexts } from '#src/psychology/questions/test-screen.tsx';
import { Bars } from '#src/psychology/results/bars.tsx';
import { describeField, labelsOf } from './describe-field.ts';
import { careerPetals } from './petals.ts';
import { fields, fieldsOf, questionPlan, scoreCareer } from './score.ts';
import type { CareerTexts } from './texts/en.ts';

/** The career test: five questions, four fields, and occupations to look at. */
export function CareerScreen({ texts, shared }: { texts: CareerTexts; shared: SharedTexts }) {
	const { locale } = useLanguage();
	const t = useTexts(texts);

	return (
		<ScoredTest
			name="career-test"
			pictureName="career"
			title={t('title')}
			lead={t('lead')}
			limits={[texts.limits]}
			shared={shared}
			questions={questionPlan.map(({ id, options }) => ({
				ask: texts.questions[id].ask,
				options: options.map((option) => texts.questions[id][option]),
			}))}
			look="choices"
			resultOf={({ answers }) => {
				const chosen = fieldsOf(answers);
				const { field, counts, tiedWith, clear } = scoreCareer(chosen);
				const heading = texts.fields[field].name;
				const figures = fields.map((one) => ({
					label: texts.fields[one].name,
					value: t('count', { n: counts[one], total: questionPlan.length }),
					share: counts[one] / questionPlan.length,
				}));
				const others = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
					tiedWith.map((other) => texts.fields[other].name),
				);
				return {
					heading,
					figures,
					text: describeField(field, texts, locale),
					labels: labelsOf(texts),
					rosette: careerPetals(chosen),
					tables: (
						<>
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
						</>
					),
					row: { mbti_type: 'CAREER', answers: chosen.filter((one) => one !== null), heading },
				};
			}}
		/>
	);
}
