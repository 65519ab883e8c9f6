import type { Language } from '#src/language/languages.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { HafezFacts } from './facts.server.ts';
import type { HafezRequest } from './request.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { HafezWords } from './words/shape.ts';

const builtIn: Record<Language, HafezWords> = { en, fa, ar, es };

/** The built-in writer's reading: image and tradition, then the matter that was asked and its counter-view, then a question and an act. */
export function compose({ question, language }: HafezRequest, { poem, subjects }: HafezFacts): string {
	const { openings, heritage, turns } = builtIn[language][poem.id];
	const { pick } = seededChoices(`hafez|${language}|${poem.id}|${question}`);
	const { turn, counter, question: asked, act } = turns[subjects[0]];
	return [`${pick(openings)} ${pick(heritage)}`, `${turn} ${counter}`, `${asked} ${act}`].join('\n\n');
}
