import { guessLanguage } from '#src/language/guess-language.ts';
import { useTexts } from '#src/language/language-provider.tsx';
import type { Row } from '#src/platform/public-schema/app-client.ts';
import { type FrameTexts, KeptReading, type KeptView } from '#src/readings/kept-reading.tsx';
import { Figures } from '#src/readings/leaf-view.tsx';
import { useTakingAlong } from '#src/readings/use-leaf-tools.ts';
import { BirdOfType } from './bird-of-type.tsx';
import { birdFileOf } from './birds.ts';
import { headingsOf, readResult, type TestKind, testKindOf } from './kept-result.ts';
import { LabelledWords } from './labelled-words.tsx';
import { isMbtiType, type MbtiType } from './mbti/types.ts';
import { petalsOf } from './petals-of.ts';
import { resultLeaf } from './result-leaf.ts';
import { ResultRosette } from './result-rosette.tsx';
import type { SharedTexts } from './test-screen.tsx';
import { RESULTS_TABLE } from './use-keeping.ts';
import './psychology.css';

type TestRow = Row<'mbti_results'>;

type KeptTestProps = {
	frame: FrameTexts;
	shared: SharedTexts;
	labels: readonly string[];
	/** What the sixteen types are called. */
	typeNames: Readonly<Record<string, string>>;
	/** The birds of the types, and what a bird is to the reader. */
	birds: Readonly<Record<MbtiType, { name: string; line: string }>>;
	birdLabel: string;
	/** What a test is called, and what it cannot say. */
	tests: Readonly<Partial<Record<TestKind, { title: string; limits: readonly string[] }>>>;
};

const pages = {
	MBTI: 'mbti',
	EQ: 'eq-test',
	CAREER: 'career-test',
	GARDNER: 'gardner-test',
	BIG5: 'big-five',
} as const satisfies Readonly<Record<TestKind, string>>;

/** The result of a test as it was given. */
export function KeptTestScreen({ frame, shared, labels, typeNames, birds, birdLabel, tests }: KeptTestProps) {
	const takeAlong = useTakingAlong();
	const t = useTexts(shared.texts);

	const view = ({ mbti_type, answers, analysis, figures: keptFigures }: TestRow): KeptView => {
		const kind = testKindOf(mbti_type);
		const { title, limits } = tests[kind] ?? { title: mbti_type, limits: [] };
		const { heading, figures, words } =
			kind === 'MBTI' && !keptFigures
				? { heading: mbti_type, figures: [], words: analysis }
				: readResult(analysis, keptFigures);
		const bird = isMbtiType(mbti_type) ? { file: birdFileOf(mbti_type), ...birds[mbti_type] } : null;
		const petals = petalsOf(kind, Array.isArray(answers) ? answers : []);
		const rosette = petals && <ResultRosette {...petals} />;
		const leaf = resultLeaf({ title, heading, figures, words, pictureName: pages[kind] });
		return {
			page: pages[kind],
			newLabel: t('again'),
			...takeAlong(leaf, bird ?? (rosette ? { art: rosette } : pages[kind])),
			children: (
				<article className="test-result test-stage" aria-labelledby="result-heading">
					{bird ? <BirdOfType label={birdLabel} {...bird} /> : rosette}
					<header>
						{heading && <p className="result-kicker">{title}</p>}
						<h2 id="result-heading" className="result-heading">
							<bdi>{heading ?? title}</bdi>
						</h2>
						{kind === 'MBTI' && <p className="result-line">{typeNames[mbti_type]}</p>}
					</header>
					{figures.length > 0 && <Figures figures={figures} />}
					<LabelledWords text={words} labels={headingsOf({ figures }, labels)} language={guessLanguage(words)} />
					{limits.length > 0 && (
						<aside className="result-limits" aria-label={t('limits')}>
							{limits.map((line) => (
								<p key={line}>{line}</p>
							))}
						</aside>
					)}
				</article>
			),
		};
	};
	return <KeptReading<TestRow> frame={frame} table={RESULTS_TABLE} title={t('yourResult')} column view={view} />;
}
