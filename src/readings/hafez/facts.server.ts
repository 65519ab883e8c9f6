import type { Language } from '#src/language/languages.ts';
import { findSubjects } from '#src/methods/subject/find-subjects.ts';
import type { Subject } from '#src/methods/subject/subject.ts';
import { tellings as ar } from './poems/ar.ts';
import { tellings as en } from './poems/en.ts';
import { tellings as es } from './poems/es.ts';
import { tellings as fa } from './poems/fa.ts';
import type { PoemTelling } from './poems/shape.ts';
import type { PoemId } from './poems.ts';
import { type HafezRequest, poemOf } from './request.ts';

/** What the oracle knows of one draw. */
export type HafezFacts = {
	poem: {
		id: PoemId;
		/** Number of the ghazal in `edition`. */
		ghazal: number;
		edition: 'Qazvini-Ghani';
		verse: readonly [string, string];
		translation: readonly [string, string] | null;
		theme: string;
		imagery: readonly string[];
	};
	/** What the question is about: the matter most spoken of, which the reading turns to. */
	subjects: readonly [Subject];
};

const tellings: Record<Language, Readonly<Record<PoemId, PoemTelling>>> = { en, fa, ar, es };

/** The facts of a draw: the verse with its place, and what the question is about. */
export function hafezFacts(request: HafezRequest): HafezFacts {
	const { question, language } = request;
	const poem = poemOf(request);
	const { translation, theme, imagery } = tellings[language][poem.id];
	return {
		poem: {
			id: poem.id,
			ghazal: poem.ghazal,
			edition: 'Qazvini-Ghani',
			verse: poem.verse,
			translation,
			theme,
			imagery,
		},
		subjects: [findSubjects(question, language)[0]],
	};
}
