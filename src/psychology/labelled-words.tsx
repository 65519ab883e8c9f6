import type { Language } from '#src/language/languages.ts';
import { RubricStart } from '#src/ui/prose.tsx';

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
	const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
	return (
		<div className="labelled-words" lang={language} aria-live="polite" aria-busy={growing}>
			{paragraphs.map((paragraph, place) => {
				const label = labels.find((one) => paragraph.startsWith(`${one}:`));
				const words = label ? paragraph.slice(label.length + 1).trim() : paragraph;
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place; its text still grows.
					<div key={place}>
						{label && <h3>{label}</h3>}
						<p dir="auto">{place === 0 ? <RubricStart text={words} language={language} growing={growing} /> : words}</p>
					</div>
				);
			})}
		</div>
	);
}
