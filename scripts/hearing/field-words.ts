import { readFileSync } from 'node:fs';
import type { Language } from '../../src/language/languages.ts';
import type { FieldIndex } from '../../src/listening/classifier/field-index.ts';
import { hash } from '../../src/listening/classifier/hash.ts';
import { readTokens } from '../../src/listening/text/read-tokens.ts';

/** An entry is a word, or two that stand beside each other. */
const MOST_WORDS = 2;

/** An index of fields with their words, each word folded as those of texts are. */
export function indexOfFields(language: Language, fields: Readonly<Record<string, readonly string[]>>): FieldIndex {
	const names = Object.keys(fields);
	const byWord = new Map<number, Set<number>>();
	for (const [field, name] of names.entries())
		for (const entry of fields[name] ?? []) {
			const words = readTokens(entry, language).map(({ word }) => word);
			if (words.length === 0 || words.length > MOST_WORDS) continue;
			const key = hash(words.join(' '));
			byWord.set(key, (byWord.get(key) ?? new Set()).add(field));
		}
	const words = [...byWord.keys()].sort((one, other) => one - other);
	const rows = words.map((word) => [...(byWord.get(word) ?? [])]);
	const starts = new Uint32Array(words.length + 1);
	for (const [at, row] of rows.entries()) starts[at + 1] = (starts[at] ?? 0) + row.length;
	return { names, words: Uint32Array.from(words), starts, fields: Uint8Array.from(rows.flat()) };
}

const read = new Map<Language, FieldIndex>();

/** The index of one language's fields (`lexicon/LANG/fields.json`). */
export function fieldIndexOf(language: Language): FieldIndex {
	const known = read.get(language);
	if (known) return known;
	const file = new URL(`../../src/listening/lexicon/${language}/fields.json`, import.meta.url);
	const index = indexOfFields(language, JSON.parse(readFileSync(file, 'utf8')));
	read.set(language, index);
	return index;
}
