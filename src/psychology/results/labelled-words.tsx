import { type Language, languageFacts } from '#src/language/languages.ts';
import { RubricStart } from '#src/ui/prose.tsx';
import { partsOf } from './labelled.ts';

type LabelledWordsProps = {
	/** Paragraphs apart by an empty line; one that begins with one of the labels and a colon gets it as its heading. */
	text: string;
	labels: readonly string[];
	/** The language it is written in. */
	language: Language;
	/** More is coming. */
	growing?: boolean;
};

/** The words of a result: each part under its own heading, so that one can go straight to what one looks for. */
export function LabelledWords({ text, labels, language, growing = false }: LabelledWordsProps) {
	return (
		<div
			className="labelled-words"
			lang={language}
			dir={languageFacts[language].direction}
			aria-live="polite"
			aria-busy={growing}
		>
			{partsOf(text, labels).map(({ label, words }, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place; its text still grows.
				<div key={place}>
					{label && <h3>{label}</h3>}
					<p dir="auto">{place === 0 ? <RubricStart text={words} language={language} growing={growing} /> : words}</p>
				</div>
			))}
		</div>
	);
}
