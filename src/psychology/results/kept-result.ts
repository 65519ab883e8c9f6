import type { Figure, ResultFigures } from '#src/platform/public-schema/json-values.ts';
import type { ResultRow } from '../test.ts';
import { toldFigures } from './labelled.ts';

/** A kept result: in a few words where it has such, its figures, and the words. */
export type KeptResult = {
	heading: string | null;
	figures: readonly Pick<Figure, 'label' | 'value'>[];
	words: string;
};

/** Longer than any name of a result, shorter than any paragraph about one. */
const LONGEST_HEADING = 60;

/** The columns of a row that hold a result: as one text that can be read by itself, and the figures as data. */
export function resultColumns(
	heading: string | null,
	values: readonly Figure[],
	words: string,
): Pick<ResultRow, 'analysis' | 'figures'> {
	const figures = { heading, values };
	return { analysis: beginningOf(figures) + words, figures };
}

/** The result that a row holds. Rows from before the column `figures` (`0026_result_figures.sql`) are taken apart. */
export function readResult(analysis: string, figures: ResultFigures | null): KeptResult {
	if (!figures) return takeApart(analysis);
	const beginning = beginningOf(figures);
	const words = analysis.startsWith(beginning) ? analysis.slice(beginning.length) : analysis;
	return { heading: figures.heading, figures: figures.values, words };
}

/**
 * The headings that the words of a result may have: those of today's descriptions, and what its own figures are called,
 * which stand above their words under the names they had when it was given.
 */
export function headingsOf({ figures }: Pick<KeptResult, 'figures'>, known: readonly string[]): string[] {
	return [...known, ...figures.map(({ label }) => label)];
}

const beginningOf = ({ heading, values }: ResultFigures) =>
	`${heading === null ? '' : `${heading}\n\n`}${toldFigures(values)}\n\n`;

/** Takes apart an older text: a name, a line of figures, paragraphs; each of the first two may be missing. */
function takeApart(analysis: string): KeptResult {
	const paragraphs = analysis.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
	const [first = ''] = paragraphs;
	const heading = first.length <= LONGEST_HEADING && !first.includes(': ') && paragraphs.length > 1 ? first : null;
	if (heading) paragraphs.shift();
	const figures = figuresOf(paragraphs[0] ?? '');
	if (figures.length > 0) paragraphs.shift();
	return { heading, figures, words: paragraphs.join('\n\n') };
}

function figuresOf(line: string): { label: string; value: string }[] {
	const parts = line.split(' · ').map((part) => part.match(/^(.+): (.+)$/));
	if (parts.length < 2 || parts.some((part) => part === null)) return [];
	return parts.map((part) => ({ label: part?.[1] ?? '', value: part?.[2] ?? '' }));
}
