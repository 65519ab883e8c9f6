import type { ReactNode } from 'react';
import type { TestName } from '#src/catalogue/catalogue.ts';
import { useLanguage } from '#src/language/language-provider.tsx';
import type { Figure } from '#src/platform/public-schema/json-values.ts';
import { resultColumns } from '../results/kept-result.ts';
import { LabelledWords } from '../results/labelled-words.tsx';
import type { ResultRosetteProps } from '../results/result-rosette.tsx';
import { TestResult } from '../results/test-result.tsx';
import type { Question, ResultRow } from '../test.ts';
import { type Finished, type SharedTexts, TestScreen } from './test-screen.tsx';
import { useKeeping, useKeptNotice } from './use-keeping.ts';

/** The result of a test that is scored in the browser. */
type ScoredResult = {
	/** The result in a few words, and a line below it. */
	heading: string;
	line?: string;
	figures: readonly Figure[];
	/** What is said of it, and the names under which its paragraphs stand. */
	text: string;
	labels: readonly string[];
	rosette: ResultRosetteProps | null;
	/** Pictures and tables, and what is said of them, above the text. */
	tables: ReactNode;
	/** The columns of its row that the others do not give; `heading` is null where the row has none. */
	row: Pick<ResultRow, 'mbti_type' | 'answers'> & { heading: string | null };
};

type ScoredTestProps = {
	name: Exclude<TestName, 'mbti' | 'big-five'>;
	/** What its pictures are called. */
	pictureName: string;
	title: string;
	lead: string;
	/** What so short a test can and cannot say. */
	limits: readonly string[];
	shared: SharedTexts;
	questions: readonly Question[];
	look: 'choices' | 'scale';
	resultOf: (finished: Finished) => ScoredResult;
};

/** A test that is scored in the browser: its questions, its result, and how that is kept. */
export function ScoredTest({ resultOf, pictureName, ...test }: ScoredTestProps) {
	const { name, title, limits, shared } = test;
	const { language, t: chrome } = useLanguage();
	const { kept, keep, saveAgain, reset } = useKeeping();
	useKeptNotice(kept, shared.texts, chrome('toast.error'));

	const save = (finished: Finished) => {
		const { figures, text, row } = resultOf(finished);
		const { heading, ...columns } = row;
		keep({ ...columns, ...resultColumns(heading, figures, text) });
	};

	const result = (finished: Finished, again: () => void) => {
		const { tables, labels, row: _, ...shown } = resultOf(finished);
		return (
			<TestResult
				{...shown}
				shared={shared}
				title={title}
				limits={limits}
				finished={finished}
				done
				kept={kept}
				onSaveAgain={saveAgain}
				again={again}
				drawing={name}
				pictureName={pictureName}
			>
				{tables}
				<LabelledWords text={shown.text} labels={labels} language={language} />
			</TestResult>
		);
	};

	return <TestScreen {...test} onFinish={save} onAgain={reset} result={result} />;
}
