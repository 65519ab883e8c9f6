import { useMemo } from 'react';
import type { Language } from '#src/language/languages.ts';
import { RubricStart } from '#src/ui/prose.tsx';

type ReadingWordsProps = {
	/** Paragraphs apart by an empty line. */
	text: string;
	/** The language it is written in. */
	language: Language;
	/** More is coming: the last sentence is not finished. */
	growing?: boolean;
};

/**
 * The words of a reading, set like a book, the first phrase in red. Whole sentences are announced to screen readers as
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
							<span key={j}>{i === 0 && j === 0 ? <RubricStart text={sentence} language={language} /> : sentence}</span>
						))}
						{unfinished && (
							<span aria-hidden>
								{i === 0 && sentences.length === 0 ? (
									<RubricStart text={unfinished} language={language} growing />
								) : (
									unfinished
								)}
							</span>
						)}
					</p>
				);
			})}
		</div>
	);
}
