import { findTest, type TestName } from '#src/catalogue/catalogue.ts';
import { guessLanguage } from '#src/language/guess-language.ts';
import { useTexts } from '#src/language/language-provider.tsx';
import type { Row } from '#src/platform/public-schema/app-client.ts';
import { type FrameTexts, KeptReading, type KeptView } from '#src/readings/kept/kept-reading.tsx';
import { Figures } from '#src/readings/leaf/leaf-view.tsx';
import { useTakingAlong } from '#src/readings/leaf/use-leaf-tools.ts';
import { isMbtiType, type MbtiType } from '../mbti-types.ts';
import type { SharedTexts } from '../questions/test-screen.tsx';
import { RESULTS_TABLE } from '../questions/use-keeping.ts';
import { BirdOfType } from './bird-of-type.tsx';
import { birdFileOf } from './birds.ts';
import { headingsOf, readResult } from './kept-result.ts';
import { LabelledWords } from './labelled-words.tsx';
import { petalsOf } from './petals-of.ts';
import { ResultArticle } from './result-article.tsx';
import { resultLeaf } from './result-leaf.ts';
import { ResultRosette } from './result-rosette.tsx';
import '../psychology.css';

type TestRow = Row<'mbti_results'>;

/** What the page is given by its loader. */
export type KeptTestProps = {
	frame: FrameTexts;
	shared: SharedTexts;
	labels: readonly string[];
	/** What the sixteen types are called. */
	typeNames: Readonly<Record<string, string>>;
	/** The birds of the types, and what a bird is to the reader. */
	birds: Readonly<Record<MbtiType, { name: string; line: string }>>;
	birdLabel: string;
	/** What a test is called, and what it cannot say. */
	tests: Readonly<Record<TestName, { title: string; limits: readonly string[] }>>;
};

/** Where one leads whose row is of no test that is known here. */
const INDEX = 'psychology';

/** The result of a test as it was given. */
export function KeptTestScreen({ frame, shared, labels, typeNames, birds, birdLabel, tests }: KeptTestProps) {
	const takeAlong = useTakingAlong();
	const t = useTexts(shared.texts);

	const view = ({ mbti_type, answers, analysis, figures: keptFigures }: TestRow): KeptView => {
		const test = findTest(mbti_type)?.name;
		const { title, limits } = test ? tests[test] : { title: mbti_type, limits: [] };
		const { heading, figures, words } =
			test === 'mbti' && !keptFigures
				? { heading: mbti_type, figures: [], words: analysis }
				: readResult(analysis, keptFigures);
		const page = test ?? INDEX;
		const bird = isMbtiType(mbti_type) ? { file: birdFileOf(mbti_type), ...birds[mbti_type] } : null;
		const petals = test && petalsOf(test, Array.isArray(answers) ? answers : []);
		const rosette = petals && <ResultRosette {...petals} />;
		const leaf = resultLeaf({ title, heading, figures, words, pictureName: page });
		return {
			page,
			newLabel: t('again'),
			...takeAlong(leaf, bird ?? (rosette ? { art: rosette } : page)),
			children: (
				<ResultArticle
					shared={shared}
					className="test-stage"
					opening={bird ? <BirdOfType label={birdLabel} {...bird} /> : rosette}
					kicker={heading && title}
					heading={heading ?? title}
					line={isMbtiType(mbti_type) ? typeNames[mbti_type] : undefined}
					limits={limits}
				>
					{figures.length > 0 && <Figures figures={figures} />}
					<LabelledWords text={words} labels={headingsOf({ figures }, labels)} language={guessLanguage(words)} />
				</ResultArticle>
			),
		};
	};
	return <KeptReading<TestRow> frame={frame} table={RESULTS_TABLE} title={t('yourResult')} column view={view} />;
}
