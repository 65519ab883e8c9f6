import { labelled } from '#src/psychology/results/labelled.ts';
import type { BigFiveScore } from './score.ts';
import type { BigFiveTexts } from './texts/en.ts';
import type { BigFiveWords } from './words/shape.ts';

/** All that is said of a result as one text: each domain, its six facets, and what to do with it. */
export function describeBigFive(score: BigFiveScore, words: BigFiveWords, { closing }: BigFiveTexts): string {
	return labelled([
		...score.flatMap(({ domain, band, facets }) => {
			const described = words[domain];
			return [
				[described.name, described[band]] as const,
				...described.facets.map((facet, place) => [facet.name, facet[facets[place]?.band ?? 'middle']] as const),
			];
		}),
		[closing.label, closing.words],
	]);
}

/** The headings of that text. */
export function labelsOf(words: BigFiveWords, { closing }: BigFiveTexts): string[] {
	return [
		...Object.values(words).flatMap(({ name, facets }) => [name, ...facets.map((one) => one.name)]),
		closing.label,
	];
}
