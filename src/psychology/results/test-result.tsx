import type { ReactNode } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import type { Kept } from '#src/readings/flow/flow-state.ts';
import type { HeadDrawing } from '#src/readings/leaf/picture-sheet.ts';
import { useTakingAlong } from '#src/readings/leaf/use-leaf-tools.ts';
import { KeptLine, ReadingActions } from '#src/readings/reading-screen.tsx';
import type { SharedTexts } from '../questions/test-screen.tsx';
import type { Finished } from '../questions/use-progress.ts';
import { ResultArticle } from './result-article.tsx';
import { resultLeaf } from './result-leaf.ts';
import { ResultRosette, type ResultRosetteProps } from './result-rosette.tsx';

type TestResultProps = {
	shared: SharedTexts;
	/** Name of the test, above the result and on its picture. */
	title: string;
	/** The result in a few words. */
	heading: string;
	line?: string;
	limits: readonly string[];
	finished: Finished;
	/** Up to eight values of the result for its picture. */
	figures: readonly { label: string; value: string }[];
	/** The words of the result; empty while there are none. */
	text: string;
	/** The text is whole: it can be kept, copied and taken along. */
	done: boolean;
	kept: Kept;
	onSaveAgain: () => Promise<void>;
	again: () => void;
	pictureName: string;
	/** The drawing on the picture: one of the shared drawings, or a file of this site. The rosette replaces it. */
	drawing: HeadDrawing;
	/** What the rosette shows of the result: the result and its picture open on it. */
	rosette?: ResultRosetteProps | null;
	/** Shown above the heading of the result. */
	opening?: ReactNode;
	/** Pictures, tables and the words, in the order they are read. */
	children: ReactNode;
	/** Who wrote the words, where that is a question. */
	writtenBy?: ReactNode;
};

/** A result: its heading, its pictures and tables, the limits of the test, and the actions. */
export function TestResult(props: TestResultProps) {
	const { shared, limits, finished, heading, title, figures, text } = props;
	const rosette = props.rosette && <ResultRosette {...props.rosette} />;
	const takeAlong = useTakingAlong();
	const t = useTexts(shared.texts);
	const leaf = resultLeaf({ title, heading, figures, words: text, pictureName: props.pictureName });

	const end = props.done && (
		<footer className="reading-end">
			{props.writtenBy}
			<KeptLine kept={props.kept} onSaveAgain={props.onSaveAgain} texts={shared.common} />
			<ReadingActions
				texts={shared.common}
				{...takeAlong(leaf, rosette ? { art: rosette } : props.drawing)}
				pictureTitle={title}
				newLabel={t('again')}
				onNew={props.again}
			/>
		</footer>
	);
	return (
		<ResultArticle
			shared={shared}
			opening={props.opening ?? rosette}
			kicker={t('yourResult')}
			heading={heading}
			line={props.line}
			limits={limits}
			end={end}
		>
			{finished.haste && (
				<p className="result-haste" role="note">
					{t(`haste.${finished.haste}`)}
				</p>
			)}
			{props.children}
		</ResultArticle>
	);
}
