import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { percentFormat } from '#src/language/percent.ts';
import { ScoredTest } from '#src/psychology/questions/scored-test.tsx';
import type { SharedTexts } from '#src/psychology/questions/test-screen.tsx';
import { Bars } from '#src/psychology/results/bars.tsx';
import { describeLevel } from './describe-level.ts';
import { eqPetals } from './petals.ts';
import { scoreEq, statementPlan } from './score.ts';
import type { EqTexts } from './texts/en.ts';

/** The EQ test: ten statements, a score of a hundred, five bars and what they say. */
export function EqScreen({ texts, shared }: { texts: EqTexts; shared: SharedTexts }) {
	const { language } = useLanguage();
	const t = useTexts(texts);
	const percent = percentFormat(language);

	return (
		<ScoredTest
			name="eq-test"
			pictureName="eq"
			title={t('title')}
			lead={t('lead')}
			limits={[texts.limits]}
			shared={shared}
			questions={statementPlan.map(({ id }) => ({ ask: texts.statements[id], options: shared.texts.scale }))}
			look="scale"
			resultOf={({ answers: places }) => {
				// Places on the page, from 0, as answers from 1 to 5.
				const answers = places.map((place) => place + 1);
				const score = scoreEq(answers);
				const shown = percent(score.percent / 100);
				const heading = texts.levels[score.level].name;
				return {
					heading,
					line: `${t('score')}: ${shown}`,
					figures: [
						{ label: t('score'), value: shown, share: score.percent / 100 },
						...score.areas.map(({ area, share }) => ({ label: texts.areas[area], value: percent(share), share })),
					],
					text: describeLevel(score.level, texts),
					labels: Object.values(texts.labels),
					rosette: eqPetals(answers),
					tables: (
						<Bars
							caption={t('caption')}
							head={texts.head}
							rows={score.areas.map(({ area, share }) => ({ name: texts.areas[area], share }))}
						/>
					),
					row: { mbti_type: score.saved, answers, heading },
				};
			}}
		/>
	);
}
