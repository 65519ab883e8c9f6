import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../src/language/languages.ts';
import { findPlace, LISTENED_FOR, NOT_WORDS } from './places.ts';
import { readLiteral } from './source/literal.ts';
import { sourceFiles } from './source/repository.ts';
import { childrenOf, parseSource, type SourceNode } from './source/source.ts';

const files = sourceFiles('.');

/** Whether a file has a string, or text in markup, in Arabic script: such are found without knowing what they are. */
function holdsArabicScript(file: string): boolean {
	const code = readFileSync(file, 'utf8');
	const arabic = /\p{Script=Arabic}{2}/u;
	if (!arabic.test(code)) return false;
	const search = (node: SourceNode): boolean => {
		const text = node.type === 'JSXText' ? String(node.value) : readLiteral(node, code)?.text;
		return arabic.test(text ?? '') || childrenOf(node).some(search);
	};
	return search(parseSource(file, code).program);
}

it('leaves out no file that holds sentences', () => {
	const unknown = files.filter(
		(file) => !findPlace(file) && !(file in NOT_WORDS) && !LISTENED_FOR.test(file) && holdsArabicScript(file),
	);
	expect(unknown).toEqual([]);
});

it('names no file as without words that is gone, or need not be named', () => {
	expect(Object.keys(NOT_WORDS).filter((file) => !existsSync(file) || !holdsArabicScript(file))).toEqual([]);
});

it('has each text of one file a language in all four', () => {
	const places = files.map(findPlace).filter((place) => place?.language && /\/(en|fa|ar|es)\b[^/]*$/.test(place.file));
	const incomplete = [...Map.groupBy(places, (place) => place?.group)]
		.filter(([, four]) => new Set(four.map((place) => place?.language)).size !== languages.length)
		.map(([group]) => group);
	expect(places.length).toBeGreaterThan(150);
	expect(incomplete).toEqual([]);
});
