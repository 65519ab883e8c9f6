import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { ScoredTest } from '#src/psychology/questions/scored-test.tsx';
import type { SharedTexts } from '#src/psychology/questions/test-screen.tsx';
import { Bars } from '#src/psychology/results/bars.tsx';
import { describeKinds, labelsOf } from './describe-kinds.ts';
import { gardnerPetals } from './petals.ts';
import { Radar } from './radar.tsx';
import { kinds, scoreGardner } from './score.ts';
import type { GardnerTexts } from './texts/en.ts';

const MOST = 5;

/** The test of Gardner's eight: eight statements, a radar of all, words on the three highest. */
export function GardnerScreen({ texts, shared }: { texts: GardnerTexts; shared: SharedTexts }) {
	const { locale } = useLanguage();
	const t = useTexts(texts);
	const list = new Intl.ListFormat(locale, { type: 'conjunction' });
	const namesOf = (some: readonly (typeof kinds)[number][]) => some.map((kind) => texts.kinds[kind].name);

	return (
		<ScoredTest
			name="gardner-test"
			pictureName="gardner"
			title={t('title')}
			lead={t('lead')}
			limits={[texts.limits, texts.origin]}
			shared={shared}
			questions={kinds.map((kind) => ({ ask: texts.kinds[kind].statement, options: shared.texts.scale }))}
			look="scale"
			resultOf={({ answers: places }) => {
				// Places on the page, from 0, as answers from 1 to 5.
				const answers = places.map((place) => place + 1);
				const score = scoreGardner(answers);
				const { all, highest, equalToLast } = score;
				const flat =
					equalToLast.length === kinds.length - highest.length && new Set(all.map((one) => one.total)).size === 1;
				const figures = all.map(({ kind, total, share }) => ({
					label: texts.kinds[kind].name,
					value: t('count', { n: total, total: MOST }),
					share,
				}));
				const rows = all.map(({ kind, share }, place) => ({
					name: texts.kinds[kind].name,
					share,
					figure: figures[place]?.value ?? '',
					chosen: highest.includes(kind),
				}));
				return {
					heading: t('heading'),
					line: namesOf(highest).join(' · '),
					figures,
					text: describeKinds(score, texts),
					labels: labelsOf(texts),
					rosette: gardnerPetals(answers),
					tables: (
						<>
							<Radar spokes={rows} />
							<Bars caption={t('caption')} head={texts.head} rows={rows} />
							{flat ? (
								<p>{t('flat')}</p>
							) : (
								equalToLast.length > 0 && <p>{t('equal', { others: list.format(namesOf(equalToLast)) })}</p>
							)}
						</>
					),
					row: { mbti_type: 'GARDNER', answers, heading: null },
				};
			}}
		/>
	);
}
