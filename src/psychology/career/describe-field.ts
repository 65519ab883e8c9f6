import { labelled } from '#src/psychology/results/labelled.ts';
import type { Field } from './score.ts';
import type { CareerTexts } from './texts/en.ts';

/** What is said of a field: a picture, where it thrives, its price, occupations, one experiment. */
export function describeField(field: Field, texts: CareerTexts, locale: string): string {
	const { opening, thrives, price, experiment, jobs } = texts.fields[field];
	return labelled([
		[null, opening],
		[texts.labels.thrives, thrives],
		[texts.labels.price, price],
		[texts.jobsTitle, `${new Intl.ListFormat(locale, { type: 'conjunction' }).format(jobs)}.`],
		[texts.labels.experiment, experiment],
	]);
}

/** The headings of a description. */
export const labelsOf = ({ labels, jobsTitle }: CareerTexts): string[] => [...Object.values(labels), jobsTitle];
