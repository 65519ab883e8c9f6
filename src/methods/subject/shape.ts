import type { StemLexicon } from './create-stem-finder.ts';
import type { Subject } from './subject.ts';

/** The words by which one language names each subject. */
export type SubjectLexicon = StemLexicon<Exclude<Subject, 'open'>>;
