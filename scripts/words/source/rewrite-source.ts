import { writeLiteral } from './literal.ts';
import type { Sentence } from './read-sentences.ts';

/** A sentence and what it shall say. */
export type Edit = { sentence: Sentence; text: string };

/** The source of a file with sentences replaced, and nothing else. One sentence may stand in the hole of another. */
export function rewriteSource(code: string, edits: readonly Edit[]): string {
	const ordered = [...edits].sort((one, other) => one.sentence.start - other.sentence.start);

	const write = (start: number, end: number, outer?: Edit): string => {
		let done = start;
		let written = '';
		for (const edit of ordered) {
			const { sentence, text } = edit;
			if (edit === outer || sentence.start < done || sentence.end > end) continue;
			written += code.slice(done, sentence.start);
			written += writeLiteral(sentence, text, code, (hole) => write(hole.start, hole.end, edit));
			done = sentence.end;
		}
		return written + code.slice(done, end);
	};
	return write(0, code.length);
}
