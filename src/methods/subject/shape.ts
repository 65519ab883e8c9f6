import type { Subject } from './subject.ts';

/**
 * The words by which one language names each subject. An entry is matched from the beginning of a word in the folded
 * text (lower case, no marks, one form of each letter), so a stem covers its inflections; an entry with a blank is a
 * phrase; an entry ending in `$` must match the whole word.
 */
export type SubjectLexicon = Readonly<Record<Exclude<Subject, 'open'>, readonly string[]>>;
