import type { Language } from '#src/language/languages.ts';
import type { MbtiType } from '#src/psychology/mbti-types.ts';
import { labelled } from '#src/psychology/results/labelled.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { MbtiWords } from './words/shape.ts';

const builtIn: Record<Language, MbtiWords> = { en, fa, ar, es };

/** The headings of a description, as they stand before their parts. */
export function labelsOf(language: Language): readonly string[] {
	return Object.values(builtIn[language].labels);
}

/** The built-in writer's description of a type: a portrait, then seven parts under their labels. */
export function compose(type: MbtiType, language: Language): string {
	const { labels, types } = builtIn[language];
	const { portrait, ...parts } = types[type];
	return labelled([
		[null, portrait],
		[labels.strengths, parts.strengths],
		[labels.blindSpots, parts.blindSpots],
		[labels.work, parts.work],
		[labels.love, parts.love],
		[labels.stress, parts.stress],
		[labels.misfit, parts.misfit],
		[labels.experiment, parts.experiment],
	]);
}
