import { labelled } from '#src/psychology/results/labelled.ts';
import type { GardnerScore } from './score.ts';
import type { GardnerTexts } from './texts/en.ts';

/** What is said of the three highest, each under its name, and one experiment. */
export function describeKinds({ highest }: Pick<GardnerScore, 'highest'>, { kinds, outro }: GardnerTexts): string {
	return labelled([...highest.map((kind) => [kinds[kind].name, kinds[kind].text] as const), [outro.label, outro.text]]);
}

/** The headings of a description. */
export const labelsOf = ({ kinds, outro }: GardnerTexts): string[] => [
	...Object.values(kinds).map(({ name }) => name),
	outro.label,
];
