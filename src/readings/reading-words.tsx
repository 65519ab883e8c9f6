import { useMemo } from 'react';

type ReadingWordsProps = {
	/** Paragraphs apart by an empty line. */
	text: string;
	/** The language it is written in. */
	language: string;
	/** More is coming: the last sentence is not finished. */
	growing?: boolean;
};

/**
 * The words of a reading, set like a book, the first word in red. Whole sentences are announced to screen readers as
 * they are finished; the one that is being written is kept from them until then.
 */
export function ReadingWords({ text, language, growing = false }: ReadingWordsProps) {
	const segmenter = useMemo(() => new Intl.Segmenter(language, { granularity: 'sentence' }), [language]);
	const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
	return (
		<div className="reading-words" aria-live="polite" lang={language}>
			{paragraphs.map((paragraph, i) => {
				const sentences = Array.from(segmenter.segment(paragraph.trim()), ({ segment }) => segment);
				const unfinished = growing && i === paragraphs.length - 1 ? sentences.pop() : undefined;
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place; its text still grows.
					<p key={i} dir="auto">
						{sentences.map((sentence, j) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: as above.
							<span key={j}>{i === 0 && j === 0 ? <RubricStart text={sentence} /> : sentence}</span>
						))}
						{unfinished && (
							<span aria-hidden>
								{i === 0 && sentences.length === 0 ? <RubricStart text={unfinished} /> : unfinished}
							</span>
						)}
					</p>
				);
			})}
		</div>
	);
}

function RubricStart({ text }: { text: string }) {
	const end = text.search(/\s/);
	const first = end < 0 ? text : text.slice(0, end);
	return (
		<>
			<span className="rubric">{first}</span>
			{text.slice(first.length)}
		</>
	);
}
