import type { Token } from '../text/token.ts';
import { hash, placeOf } from './hash.ts';

/**
 * Which words point to which semantic fields (`lexicon/LANG/fields.json`). `words` are sorted hashes of folded words, or of two
 * with a blank between; the fields of word i stand in `fields` from `starts[i]` to `starts[i + 1]`, by their place in `names`.
 */
export type FieldIndex = {
	readonly names: readonly string[];
	readonly words: Uint32Array;
	readonly starts: Uint32Array;
	readonly fields: Uint8Array;
};

const SHORTEST = 3;

function find({ words, starts, fields }: FieldIndex, entry: string): Uint8Array | null {
	const at = placeOf(words, hash(entry));
	return at < 0 ? null : fields.subarray(starts[at], starts[at + 1]);
}

/** The fields that a word points to: by the two words that it begins, else by the longest of its forms that is listed. */
export function fieldsOf(index: FieldIndex, token: Token, next: Token | undefined): Iterable<number> {
	const two = next?.sentence === token.sentence ? find(index, `${token.word} ${next.word}`) : null;
	if (two) return two;
	const forms = [...token.keys].filter((key) => key.length >= SHORTEST && !/^[=^]/.test(key));
	for (const form of forms.sort((one, other) => other.length - one.length)) {
		const found = find(index, form);
		if (found) return found;
	}
	return [];
}
