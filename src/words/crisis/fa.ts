import type { CrisisLexicon } from './shape.ts';

export const lexicon: CrisisLexicon = { present: [], ordinary: [], examples: [], counterExamples: [], message: 'x' };
