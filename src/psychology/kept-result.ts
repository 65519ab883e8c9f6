/** The tests by what their rows are called (second seed, section 3); a type of four letters is one of the MBTI's. */
export const testKinds = ['MBTI', 'EQ', 'CAREER', 'GARDNER', 'BIG5'] as const;
export type TestKind = (typeof testKinds)[number];

/** A kept text, taken apart: the result in a few words where it begins with them, its figures, and the words. */
export type KeptResult = {
	heading: string | null;
	figures: readonly { label: string; value: string }[];
	words: string;
};

/** Longer than any name of a result, shorter than any paragraph about one. */
const LONGEST_HEADING = 60;

/** Which test a row is of, by its `mbti_type`. */
export function testKindOf(saved: string): TestKind {
	if (saved.startsWith('EQ-')) return 'EQ';
	return testKinds.find((kind) => kind === saved) ?? 'MBTI';
}

/** Takes apart what the tests keep in `analysis`: a name, a line of figures, paragraphs; each of the first two may be missing. */
export function takeApart(analysis: string): KeptResult {
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
