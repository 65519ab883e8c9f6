import { useLanguage } from '#src/language/language-provider.tsx';
import type { Language } from '#src/language/languages.ts';
import { rubricPhrase } from './headings/rubric-phrase.ts';

type ProseProps = {
	text: string;
	/** The language it is written in, where that is not the page's. */
	language?: Language;
	rubric?: boolean;
	className?: string;
};

/** A text of several paragraphs set like a page of a book: one measure, and the first phrase of all in red. */
export function Prose({ text, language, rubric = true, className = '' }: ProseProps) {
	const page = useLanguage();
	const paragraphs = text
		.split(/\n+/)
		.filter((paragraph) => paragraph.trim() !== '')
		// The mark between two half-lines begins no line.
		.map((paragraph) => paragraph.replaceAll(' / ', '\u00a0/ '));
	return (
		<div className={`prose ${className}`}>
			{paragraphs.map((paragraph, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever grow at the end
				<p key={index} dir="auto">
					{rubric && index === 0 ? <RubricStart text={paragraph} language={language ?? page.language} /> : paragraph}
				</p>
			))}
		</div>
	);
}

type RubricStartProps = {
	text: string;
	/** The language it is written in. */
	language: Language;
	/** More is coming. */
	growing?: boolean;
};

/** A text with its first phrase in the red of the scribe. */
export function RubricStart({ text, language, growing = false }: RubricStartProps) {
	const phrase = rubricPhrase(text, language, growing);
	return (
		<>
			{phrase && <span className="rubric">{phrase}</span>}
			{text.slice(phrase.length)}
		</>
	);
}
