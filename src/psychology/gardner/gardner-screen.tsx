import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { Bars } from '#src/psychology/bars.tsx';
import { resultColumns } from '#src/psychology/kept-result.ts';
import { LabelledWords } from '#src/psychology/labelled-words.tsx';
import { TestResult } from '#src/psychology/test-result.tsx';
import { type Finished, type SharedTexts, TestScreen } from '#src/psychology/test-screen.tsx';
import { useKeeping, useKeptNotice } from '#src/psychology/use-keeping.ts';
import { describeKinds, labelsOf } from './describe-kinds.ts';
import { gardnerPetals } from './petals.ts';
import { Radar } from './radar.tsx';
import { kinds, scoreGardner } from './score.ts';
import type { GardnerTexts } from './texts/en.ts';

const MOST = 5;
/** Places on the page, from 0, as answers from 1 to 5. */
const valuesOf = ({ answers }: Finished) => answers.map((place) => place + 1);

/** The test of Gardner's eight: eight statements, a radar of all, words on the three highest. */
export function GardnerScreen({ texts, shared }: { texts: GardnerTexts; shared: SharedTexts }) {
	const { language, locale, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const { kept, keep, saveAgain, reset } = useKeeping();
	useKeptNotice(kept, shared.texts, chrome('toast.error'));
	const limits = [texts.limits, texts.origin];
	const list = new Intl.ListFormat(locale, { type: 'conjunction' });

	const resultOf = (finished: Finished) => {
		const score = scoreGardner(valuesOf(finished));
		const figures = score.all.map(({ kind, total, share }) => ({
			label: texts.kinds[kind].name,
			value: t('count', { n: total, total: MOST }),
			share,
		}));
		return { score, figures, text: describeKinds(score, texts) };
	};

	const save = (finished: Finished) => {
		const { figures, text } = resultOf(finished);
		keep({
			mbti_type: 'GARDNER',
			answers: valuesOf(finished),
			...resultColumns(null, figures, text),
		});
	};

	const result = (finished: Finished, again: () => void) => {
		const { score, figures, text } = resultOf(finished);
		const { all, highest, equalToLast } = score;
		const flat =
			equalToLast.length === kinds.length - highest.length && new Set(all.map((one) => one.total)).size === 1;
		const rows = all.map(({ kind, share }, place) => ({
			name: texts.kinds[kind].name,
			share,
			figure: figures[place]?.value ?? '',
			chosen: highest.includes(kind),
		}));
		return (
			<TestResult
				shared={shared}
				title={t('title')}
				heading={t('heading')}
				line={highest.map((kind) => texts.kinds[kind].name).join(' · ')}
				limits={limits}
				finished={finished}
				figures={figures}
				text={text}
				done
				kept={kept}
				onSaveAgain={saveAgain}
				again={again}
				drawing="gardner-test"
				rosette={gardnerPetals(valuesOf(finished))}
				pictureName="gardner"
			>
				<Radar spokes={rows} />
				<Bars caption={t('caption')} head={texts.head} rows={rows} />
				{flat ? (
					<p>{t('flat')}</p>
				) : (
					equalToLast.length > 0 && (
						<p>{t('equal', { others: list.format(equalToLast.map((kind) => texts.kinds[kind].name)) })}</p>
					)
				)}
				<LabelledWords text={text} labels={labelsOf(texts)} language={language} />
			</TestResult>
		);
	};

	return (
		<TestScreen
			name="gardner-test"
			title={t('title')}
			lead={t('lead')}
			limits={limits}
			shared={shared}
			questions={kinds.map((kind) => ({ ask: texts.kinds[kind].statement, options: shared.texts.scale }))}
			look="scale"
			onFinish={save}
			onAgain={reset}
			result={result}
		/>
	);
}
