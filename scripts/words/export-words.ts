import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languages } from '../../src/language/languages.ts';
import { type Counterparts, createCounterpartFinder } from './counterparts.ts';
import { isOfOwnList } from './places.ts';
import { type PoEntry, writePo } from './po.ts';
import { holesIn } from './source/literal.ts';
import type { Sentence } from './source/read-sentences.ts';

/** The header field by which an import knows whether the sources have changed since. */
export const STATE = 'X-Hoopoe-State';

/** The PO file of a sentence, below the folder of an export. */
export function poFile({ language, group }: Pick<Sentence, 'language' | 'group'>): string {
	return `${language}/${group}.po`;
}

/** The state of the sentences of one PO file: their keys and texts, digested. */
export function stateOf(sentences: readonly Sentence[]): string {
	const text = JSON.stringify(sentences.map(({ key, text }) => [key, text]));
	return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The PO files of all sentences, by their names below the folder. */
export function poFiles(sentences: readonly Sentence[]): Map<string, string> {
	const counterpartsOf = createCounterpartFinder(sentences);
	const files = new Map<string, string>();
	for (const [file, own] of Map.groupBy(sentences, poFile)) {
		const language = own[0]?.language ?? 'en';
		const entries = own.map((sentence) => entryOf(sentence, counterpartsOf(sentence)));
		files.set(file, writePo(headerOf(language, own), entries));
	}
	return files;
}

/** Writes the PO files into a folder, below `en/`, `fa/`, `ar/` and `es/`. */
export function exportWords(sentences: readonly Sentence[], folder: string): number {
	const files = poFiles(sentences);
	for (const [file, text] of files) {
		const path = join(folder, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}
	return files.size;
}

function headerOf(language: Language, sentences: readonly Sentence[]): Record<string, string> {
	return {
		'Project-Id-Version': 'Hoopoe',
		Language: language,
		'MIME-Version': '1.0',
		'Content-Type': 'text/plain; charset=UTF-8',
		'Content-Transfer-Encoding': '8bit',
		[STATE]: stateOf(sentences),
	};
}

/** The sentence with the English beside it (its own words where no English answers to it) and the others above it. */
function entryOf(sentence: Sentence, counterparts: Counterparts): PoEntry {
	const { file, line, key, language, text, note } = sentence;
	const english = language === 'en' ? sentence : counterparts.en;
	const others = languages.filter((other) => other !== 'en' && other !== language);
	return {
		comments: [
			...(note ? [note] : counterparts.en?.note ? [counterparts.en.note] : []),
			...(english ? [] : ['No English sentence answers to this one: beside it stands the sentence itself.']),
			...others.flatMap((other) => {
				const counterpart = counterparts[other]?.text;
				return counterpart ? [`${other}: ${counterpart.replaceAll('\n', '\\n')}`] : [];
			}),
		],
		reference: `${file}:${line}`,
		flags: flagsOf(text, isOfOwnList(sentence, key)),
		context: key,
		source: english?.text ?? text,
		target: text,
	};
}

/** By these Weblate and its like keep placeholders whole. */
function flagsOf(text: string, ofOwnList: boolean): string[] {
	const holes = [...new Set(holesIn(text))].map((name) => `"\${${name}}"`);
	if (holes.length > 0) return [`placeholders:${holes.join(':')}`];
	return !ofOwnList && /\{\w+[,}]|<\w+>/.test(text) ? ['icu-message-format'] : [];
}
